-- Requests the given paths in turn, with Brotli, and prints the figures as JSON. A script of wrk.
local paths = {}
local count = 0

function init(args)
  paths = args
  wrk.headers["Accept-Encoding"] = "br"
end

function request()
  count = count + 1
  return wrk.format("GET", paths[(count - 1) % #paths + 1])
end

-- Durations and latencies are in microseconds.
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format(
    '{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"failed":%d}',
    summary.requests, summary.duration / 1e6,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, failed
  ))
end
