-- What a request with an X-Idempotency-Key did, kept for 24 hours: a repeat is answered with it instead of being done again.
create table "idempotency" (
  "userId" text not null,
  "requestKey" text not null,
  -- SHA-256 of method, address and body: the same key with something else in it is refused.
  "requestHash" text not null,
  -- What was written (a record's key, the counts of a set of rows); null only inside the transaction that writes it.
  "result" jsonb,
  "createDt" timestamptz not null,
  primary key ("userId", "requestKey")
);
create index on "idempotency" ("createDt");
