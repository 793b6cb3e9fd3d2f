/** Title and description of the index of the API reference, which has no file that could say them. */
export const API_INDEX = {
  title: 'API index',
  description: 'Every enumeration, interface and class that scripts can use, each with one line on what it is.',
};
