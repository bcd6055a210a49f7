-- With what a company's worker, who has no account, signs: chosen by himself at his first pass, taken away at the gate.
create table "workerPin" (
  "vendorWorkerNo" bigint primary key references "vendorWorker" on delete cascade,
  "pinHash" text not null,
  "pinChgDt" timestamptz not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now()
);
