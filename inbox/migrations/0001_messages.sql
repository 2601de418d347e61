-- One file for both homes: Node runs it at each start, `wrangler d1 migrations apply` once.
-- Times are milliseconds since 1970.
CREATE TABLE IF NOT EXISTS messages (
  id TEXT PRIMARY KEY, -- a hash of a key and the words; the left side of the Message-ID
  received INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  due INTEGER NOT NULL, -- not mailed before this time
  delivered INTEGER, -- when a mail server took it
  error TEXT, -- of the last attempt
  suspicion TEXT, -- why it may come from a robot; it is delivered all the same
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  topic TEXT NOT NULL,
  message TEXT NOT NULL
) STRICT;

CREATE INDEX IF NOT EXISTS messages_state ON messages (delivered, due);

-- What an operator looks at. It holds no word of a visitor.
CREATE VIEW IF NOT EXISTS waiting AS
SELECT
  id,
  datetime(messages.received / 1000, 'unixepoch') AS received,
  attempts,
  datetime(due / 1000, 'unixepoch') AS next,
  error
FROM messages
WHERE delivered IS NULL
ORDER BY messages.received;
