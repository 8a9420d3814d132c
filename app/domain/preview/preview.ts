/** Unpublished content, and when its preview expires. */
export interface Preview<Content> {
  content: Content;
  expires_at: string;
}
