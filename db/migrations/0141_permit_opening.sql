-- When somebody who approves opened a permit that waits for him: what is approved without being read is seen by the score of its area. (ptw 10.1)
create table "permitOpen" (
  "permitNo" bigint not null references "workPermit" on delete cascade,
  "userId" text not null,
  "openDt" timestamptz not null
);
create index on "permitOpen" ("permitNo", "userId", "openDt");
create index on "permitOpen" ("openDt");
