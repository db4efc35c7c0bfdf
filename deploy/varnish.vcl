# Varnish 7 in front of the site, or of HAProxy with several servers:
#   varnishd -F -a :8080 -f /etc/stays/varnish.vcl -s malloc,256m -p http_gzip_support=off \
#     -p backend_idle_timeout=60
# backend_idle_timeout is shorter than KEEP_ALIVE_SECONDS of the site: else Varnish may use a connection that is closing.
# Any other cache in front needs no rule for cookies: a previewed page has an address of its own (?preview=…).
# With http_gzip_support=off, Varnish passes Brotli on as it is. e2e/slow/varnish.spec.ts tests exactly this file.
# Set TRUSTED_PROXIES of the site to Varnish's address, and PURGE_URL of the release commands to its origin.

vcl 4.1;

import std;

backend stays {
  .host = "127.0.0.1";
  .port = "3001";
  .probe = { .url = "/healthz"; .interval = 1s; .timeout = 1s; .window = 2; .threshold = 1; .initial = 1; }
}

# Who may end cached pages: the machines that release.
acl releasers {
  "localhost";
}

sub vcl_recv {
  unset req.http.x-cookie;
  # Visitors send these, too, and the site believes its proxies. Varnish itself writes X-Forwarded-For. Behind a proxy
  # of your own, keep what that one writes.
  unset req.http.x-forwarded-host;
  unset req.http.x-forwarded-proto;
  unset req.http.x-real-ip;
  unset req.http.forwarded;
  unset req.http.traceparent;
  # A release ends the pages of its remote; without a tag, all pages end.
  if (req.method == "BAN") {
    if (client.ip !~ releasers) {
      return (synth(403));
    }
    if (req.http.surrogate-key) {
      ban("obj.http.surrogate-key ~ (^|\s)" + req.http.surrogate-key + "(\s|$)");
    } else {
      ban("obj.status > 0");
    }
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Never the same for two visitors, or never twice.
  if (req.url ~ "^/[a-z-]+/api/" || req.url ~ "^/(healthz|livez|metrics|preview|sandbox)([/?]|$)") {
    return (pass);
  }
  if (req.http.cookie ~ "(^|;\s*)stays-preview=") {
    return (pass);
  }
  # Only the keys that the site knows choose the copy (shared/routes/src/site-keys.ts), in any order; a page is the
  # same for all others, such as click ids. Encoded and damaged keys are left as they are: the site repairs them.
  set req.http.x-key = std.querysort(regsuball(req.url, "(?<=[?&])(?!(?:start|end|rooms|gc-[^=&]*|category|geo|geos|attributes|name|sort|promocode|capacity\.[^=&]*|capacity-[^=&]*|lat|long|bounds|price|ba|offer|room-[^=&]*|supplier|compare|favourites|day|tab|stay|time|redirectStop|cabin|room|preview|whole)(?:[=&]|$)|[^=&]*[^=&a-z\d_.-]|[^&]*[;?]|[^&=]*=[^&=]*=)[^&]*", ""));
  # No other cookie changes a page that may be cached. During a canary the site needs the visitor's: it travels
  # beside the cache key, and the pages of a canary are not cached.
  set req.http.x-cookie = req.http.cookie;
  unset req.http.cookie;
  if (req.http.accept-encoding ~ "\bbr\b") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "\bgzip\b") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  return (hash);
}

sub vcl_hash {
  hash_data(regsub(regsuball(req.http.x-key, "(?<=[?&])&+", ""), "[?&]+$", ""));
  hash_data(req.http.host);
  return (lookup);
}

sub vcl_backend_fetch {
  unset bereq.http.x-key;
  if (bereq.http.x-cookie) {
    set bereq.http.cookie = bereq.http.x-cookie;
    unset bereq.http.x-cookie;
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
  unset resp.http.surrogate-key;
}
