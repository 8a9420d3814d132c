/** In milliseconds since the page was opened, with what a draft says of the page before a reload. */
export const timeIn = ({ dataset }: HTMLFormElement): number =>
  Math.round(performance.now()) + Number(dataset.typedMs ?? 0);
