"""SQL statements of the PostgreSQL store."""

from typing import Final

CHANNEL: Final = "algoritmus"
MAX_NOTIFIED_BYTES: Final = 7_500  # payload in a notification; PostgreSQL allows 8,000 in all

# Writing. The primary key detects version conflicts; a process whose lease has expired writes nothing. Peers are
# notified of the event itself, or of its number if it is too long.
APPEND: Final = f"""
WITH alive AS MATERIALIZED (SELECT 1 FROM processes WHERE id = $1 AND until > clock_timestamp()),
put AS (
    INSERT INTO events (room, seq, kind, payload, at)
    SELECT * FROM unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::float8[])
    WHERE EXISTS (SELECT 1 FROM alive) ORDER BY 1
    ON CONFLICT DO NOTHING RETURNING room, seq, kind, payload, at
), notified AS (
    SELECT count(pg_notify('{CHANNEL}', CASE WHEN octet_length(payload) < {MAX_NOTIFIED_BYTES}
        THEN concat_ws(' ', $1::text, 'event', room, seq, at, kind, payload)
        ELSE concat_ws(' ', $1::text, 'events', room || ':' || seq) END)) FROM put
)
SELECT (SELECT array_agg(room) FROM put) AS put, EXISTS (SELECT 1 FROM alive) AS alive, (SELECT count FROM notified)
"""
FIND_EVENT: Final = "SELECT kind, payload FROM events WHERE room = $1 AND seq = $2"
ADD_ROOM: Final = "INSERT INTO rooms VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING 1"


# Import from another store
PUT_EVENT: Final = "INSERT INTO events VALUES ($1, $2, $3, $4, $5)"
PUT_KEY: Final = "INSERT INTO keys VALUES ('cookie', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
COUNT_PEERS: Final = "SELECT count(*) FROM processes WHERE until > clock_timestamp() AND id <> $1"

# Reading
ROOM: Final = "SELECT code, rule_set, version, options, seed, seats, created, clock FROM rooms WHERE code = $1"
EVENTS: Final = "SELECT room, seq, kind, payload, at FROM events WHERE room = $1 AND seq > $2 ORDER BY seq"
CODES: Final = "SELECT code FROM rooms WHERE code > $1 ORDER BY code LIMIT $2"
LAST_AT: Final = "SELECT greatest((SELECT max(at) FROM events), (SELECT max(created) FROM rooms), 0)"
CLOCK: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"

# Archive
LAST_USED: Final = """
SELECT code, greatest(created, (SELECT at FROM events WHERE room = code ORDER BY seq DESC LIMIT 1)) AS last
FROM rooms WHERE code > $1 ORDER BY code LIMIT $2
"""
UNWATCHED: Final = """
SELECT 1 FROM rooms WHERE code = $1 AND NOT EXISTS (
    SELECT 1 FROM presence JOIN processes ON id = process WHERE room = $1 AND until > clock_timestamp()
) FOR UPDATE
"""
ARCHIVE: Final = (
    "INSERT INTO rooms_away SELECT *, $2::float8 FROM rooms WHERE code = $1 ON CONFLICT DO NOTHING",
    "INSERT INTO events_away SELECT * FROM events WHERE room = $1 ON CONFLICT DO NOTHING",
    "DELETE FROM events WHERE room = $1",
    "DELETE FROM leases WHERE room = $1",
    "DELETE FROM watched WHERE room = $1",
    "DELETE FROM rooms WHERE code = $1",
)
PURGE_ARCHIVE: Final = (
    "DELETE FROM rooms_away WHERE away < $1",
    "DELETE FROM events_away WHERE NOT EXISTS (SELECT 1 FROM rooms_away WHERE code = room)",
)
RESTORE_ROOMS: Final = """
INSERT INTO rooms SELECT code, rule_set, version, options, seed, seats, $1::float8, clock FROM rooms_away
ON CONFLICT DO NOTHING RETURNING code
"""
RESTORE_EVENTS: Final = "INSERT INTO events SELECT * FROM events_away WHERE room = ANY($1)"
VACUUMED_TABLES: Final = ("events", "rooms", "events_away", "rooms_away")

# Shared by all processes
COOKIE_KEY: Final = """
WITH made AS (INSERT INTO keys VALUES ('cookie', $1) ON CONFLICT DO NOTHING RETURNING value)
SELECT value FROM made UNION ALL SELECT value FROM keys WHERE name = 'cookie' LIMIT 1
"""
ADMIT: Final = """
INSERT INTO credits AS known VALUES ($1, $3::float8 - 1, clock_timestamp())
ON CONFLICT (name) DO UPDATE SET at = clock_timestamp(),
    amount = least($3, known.amount + $2 * extract(epoch FROM clock_timestamp() - known.at)::float8) - 1
WHERE least($3, known.amount + $2::float8 * extract(epoch FROM clock_timestamp() - known.at)::float8) >= 1
RETURNING 1
"""
LEASE: Final = """
INSERT INTO leases AS known VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4))
ON CONFLICT (room) DO UPDATE SET step = excluded.step, process = excluded.process, until = excluded.until
WHERE known.step < excluded.step OR known.process = excluded.process OR known.until < clock_timestamp()
    OR NOT EXISTS (SELECT 1 FROM processes WHERE id = known.process AND processes.until > clock_timestamp())
RETURNING 1
"""

# Processes: a heartbeat extends the lease, by the database's clock
LOG_NOW: Final = """
SELECT max(log + extract(epoch FROM clock_timestamp() - beat))::float8 FROM processes WHERE until > clock_timestamp()
"""
OTHER_RULES: Final = "SELECT count(*) FROM processes WHERE rules <> $1 AND until > clock_timestamp()"
JOIN: Final = """
INSERT INTO processes (id, until, log, beat, rules)
VALUES ($1, clock_timestamp() + make_interval(secs => $2), $3, clock_timestamp(), $4)
"""
HEARTBEAT: Final = """
UPDATE processes SET until = clock_timestamp() + make_interval(secs => $2), log = $3, beat = clock_timestamp()
WHERE id = $1 AND until > clock_timestamp() RETURNING 1
"""
LEAVE: Final = ("DELETE FROM presence WHERE process = $1", "DELETE FROM processes WHERE id = $1")
CLEANUP: Final = (
    "DELETE FROM processes WHERE until < clock_timestamp() - interval '1 minute'",
    "DELETE FROM presence WHERE NOT EXISTS (SELECT 1 FROM processes WHERE id = process)",
    "DELETE FROM credits WHERE at < clock_timestamp() - interval '1 day'",
)

# Presence of clients
MARK_WATCHED: Final = """
INSERT INTO watched SELECT DISTINCT new.room, $2::float8 FROM unnest($1::text[]) AS new (room)
WHERE NOT EXISTS (
    SELECT 1 FROM presence JOIN processes ON id = process WHERE presence.room = new.room AND until > clock_timestamp()
) ORDER BY 1 ON CONFLICT (room) DO UPDATE SET since = excluded.since
"""
ADD_PRESENCE: Final = """
INSERT INTO presence SELECT room, $3::text, holder FROM unnest($1::text[], $2::text[]) AS new (room, holder)
ORDER BY 1, 3 ON CONFLICT DO NOTHING
"""
REMOVE_PRESENCE: Final = """
DELETE FROM presence USING unnest($1::text[], $2::text[]) AS old (room, holder)
WHERE presence.room = old.room AND presence.holder = old.holder AND process = $3
"""
NOTIFY: Final = "SELECT pg_notify($1, $2)"
POLL_ROOMS: Final = """
SELECT wanted.room, since, coalesce((SELECT max(seq) FROM events WHERE events.room = wanted.room), 1) AS seq,
    (SELECT array_agg(DISTINCT holder) FROM presence JOIN processes ON id = process
     WHERE presence.room = wanted.room AND process <> $2 AND until > clock_timestamp()) AS elsewhere
FROM unnest($1::text[]) AS wanted (room) LEFT JOIN watched ON watched.room = wanted.room
"""
