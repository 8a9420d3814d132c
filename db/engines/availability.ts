export type AvailabilityListener = (state: { error: unknown } | { goneMs: number }) => void;

export type Availability = ReturnType<typeof createAvailability>;

/** Whether the database can be reached, by what its connections last met. */
export function createAvailability() {
  let goneSince: number | null = null;
  let tell: AvailabilityListener = () => undefined;
  return {
    isGone: () => goneSince !== null,

    /** Is told when it goes and when it is back, and after how long. */
    onChange(listener: AvailabilityListener): void {
      tell = listener;
    },

    /** No connection can be had, or nobody answers on one. */
    failed(error: unknown): void {
      if (goneSince !== null) return;
      goneSince = performance.now();
      tell({ error });
    },

    answered(): void {
      if (goneSince === null) return;
      const goneMs = performance.now() - goneSince;
      goneSince = null;
      tell({ goneMs });
    },
  };
}
