// The small young generation keeps 30 to 50 MB less resident, and an old one that grows by seven tenths instead of up
// to fourfold 100 MB (record 070). Two helpers of V8, not four, leave more of two cores to what answers while
// everything is collected; and what does not last is not put among what does because its like lasted once, so that this
// comes less often (record 524).
export const serverCommand = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=70",
  "--v8-pool-size=2",
  "--no-allocation-site-pretenuring",
  "server.mjs",
];

// glibc would otherwise give each thread that packs or hashes a heap of its own, and keep what was freed among what is
// used: large blocks are mapped one by one, and go back.
export const serverEnvironment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "8192",
  MALLOC_TRIM_THRESHOLD_: "32768",
  MALLOC_TOP_PAD_: "0",
};

/** For commands beside a server that go through all of its records: they hand back what they have read. */
export const lightCommand = ["--enable-source-maps", "--max-semi-space-size=4", "--max-old-space-size=128"];
