/** What somebody looks at before it is published, and until when. */
export interface Preview<Content> {
  content: Content;
  expires_at: string;
}
