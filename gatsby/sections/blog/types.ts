export const typeDefs = /* GraphQL */ `
  "A post of the blog."
  type BlogPost implements Node & Content @dontInfer {
    "Address, without a slash at the end."
    path: String!
    "Last part of the address."
    slug: String!
    "Path of the file below content/."
    file: String!
    "The post's h1."
    title: String!
    "One sentence for lists and search engines."
    description: String!
    "The text as HTML."
    html: String!
    "The text before the truncate mark as HTML; null if there is no mark."
    excerpt: String
    "Headings of the text, h2 and below, in order."
    headings: [Heading!]!
    "What is wrong in the text."
    faults: [ContentFault!]!
    "Not to be published yet."
    draft: Boolean!
    "Day of publication."
    date: Date! @dateformat
    "Tags in the order of the file."
    tags: [BlogTag!]! @link(by: "slug")
    "Who wrote it."
    authors: [BlogAuthor!]! @link(by: "key")
    "One min read, or {n} min read, at 200 words a minute."
    readingTime: String!
    "The post's picture."
    image: Picture!
    "What the picture shows."
    imageAlt: String!
    "The next younger post."
    newer: BlogPost
    "The next older post."
    older: BlogPost
  }

  "A tag of the blog, from tags.yml."
  type BlogTag implements Node @dontInfer {
    "Last part of the address."
    slug: String!
    "Text to show."
    label: String!
    "What the tag's posts are about."
    description: String!
    "Address of the tag's page."
    permalink: String!
    "Number of posts with the tag."
    count: Int!
    "Posts with the tag, youngest first."
    posts: [BlogPost!]!
  }

  "An author of the blog, from authors.yml."
  type BlogAuthor implements Node @dontInfer {
    "Id that posts name."
    key: String!
    "Name to show; the site's title if the file has none."
    name: String!
    "What the author does."
    bio: String
    "Address of the author's page."
    url: String
  }
`;
