-- Who heard the toolbox meeting and what he answered at the job: everybody of the crew for himself.
create table "permitAttend" (
  "permitAttendNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit",
  "vendorWorkerNo" bigint,
  "workerUserId" text,
  "attendDt" timestamptz not null,
  "lmraCds" text[],
  "reasonTxt" text,
  "createUserId" text,
  check (num_nonnulls("vendorWorkerNo", "workerUserId") = 1)
);
create index on "permitAttend" ("permitNo");
