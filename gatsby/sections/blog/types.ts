import { contentFields } from '../content/types';

export const typeDefs = /* GraphQL */ `
  "A post of the blog."
  type BlogPost implements Node & Content @dontInfer {
    ${contentFields}
    "Last segment of the address."
    slug: String!
    "The text before the truncate marker as HTML; null if there is no marker."
    excerpt: String
    "Day of publication."
    date: Date! @dateformat
    "Tags in the order of the file."
    tags: [BlogTag!]! @link(by: "slug")
    "Authors."
    authors: [BlogAuthor!]! @link(by: "key")
    "Minutes to read it at 200 words a minute, rounded up."
    readingTime: Int!
    "The post's picture."
    image: Picture!
    "What the picture shows."
    imageAlt: String!
    "The film whose poster the picture is; null for a picture alone."
    film: Film
    "The next newer post."
    newer: BlogPost
    "The next older post."
    older: BlogPost
  }

  "A tag of the blog, from tags.yml."
  type BlogTag implements Node @dontInfer {
    "Last segment of the address."
    slug: String!
    "Display text."
    label: String!
    "What the tag's posts are about."
    description: String!
    "Address of the tag's page."
    permalink: String!
    "Number of posts with the tag."
    count: Int!
    "Posts with the tag, newest first."
    posts: [BlogPost!]!
  }

  "An author of the blog, from authors.yml."
  type BlogAuthor implements Node @dontInfer {
    "Id that posts refer to."
    key: String!
    "Display name; by default the site's title."
    name: String!
    "What the author does."
    bio: String
    "Address of the author's page."
    url: String
  }
`;
