export interface MoreCards<Row> {
  rows: Row[];
  /** Why they could not be read. */
  failure?: string;
}

/** As many as one page of the API holds. */
export const MOST_READ = 500;
