export interface MoreCards<Row> {
  rows: Row[];
}

/** As many as one page of the API holds. */
export const MOST_READ = 500;
