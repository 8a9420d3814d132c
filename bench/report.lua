-- Prints wrk's results as one line of JSON: the units in its own report vary.
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  local rate = summary.requests / summary.duration * 1e6
  io.write(string.format('{"requestsPerSecond":%f,"p99Ms":%f,"failed":%d}\n', rate, latency:percentile(99) / 1e3, failed))
end
