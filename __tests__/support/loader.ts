/** Stubs Gatsby's loader: every page can be loaded, and none is loaded yet. */
export const loader = {
  loadPage: jest.fn<Promise<LoadedPage | undefined>, [string]>(),
  loadPageSync: jest.fn<LoadedPage | undefined, [string, { withErrorDetails: boolean }?]>(),
  isPageNotFound: jest.fn<boolean, [string]>(),
  enqueue: jest.fn<{ abort: () => void }, [string]>(),
} satisfies GatsbyLoader;

beforeEach(() => {
  loader.loadPage.mockReset().mockImplementation(async (path) => ({ page: { path }, status: 'success' }));
  loader.loadPageSync.mockReset();
  loader.enqueue.mockReset().mockImplementation(() => ({ abort: () => undefined }));
  window.___loader = loader;
});
