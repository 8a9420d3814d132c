export interface MoreCards<Row> {
  rows: Row[];
  /** Why they could not be read. */
  failure?: string;
}

/** The size of one page of the API. */
export const MOST_READ = 500;
