-- A script of wrk: requests the given paths in turn, with Brotli, and prints the figures as JSON. The path "new"
-- stands for a search that nobody has made before.
local paths = {}
local count, searches = 0, 0
local DAY = 86400

function init(args)
  paths = args
  wrk.headers["Accept-Encoding"] = "br"
end

local function day(fromToday)
  return os.date("!%Y-%m-%d", os.time() + fromToday * DAY)
end

local function newSearch()
  searches = searches + 1
  local start, nights = 14 + searches % 250, 1 + math.floor(searches / 250) % 13
  return "/en/stays?start=" .. day(start) .. "&end=" .. day(start + nights) .. "&rooms=1&gc-1-adults=2"
end

function request()
  count = count + 1
  local path = paths[(count - 1) % #paths + 1]
  return wrk.format("GET", path == "new" and newSearch() or path)
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
