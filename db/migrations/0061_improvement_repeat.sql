-- A level of lateness that nobody has seen is said again once a day.
alter table "improvementEscalation" add column "repeatCnt" numeric(18,0) not null default 0;
alter table "improvementEscalation" add column "repeatDt" timestamptz;

-- What the daily comparison of the register with its sources and with itself found (impr.md 10.5); the newest row is the one that counts.
create table "improvementReconcile" (
  "reconcileNo" bigint generated always as identity primary key,
  "baseYmd" date not null unique,
  "runDt" timestamptz not null,
  "checkedCnt" integer not null,
  "differences" jsonb not null
);
