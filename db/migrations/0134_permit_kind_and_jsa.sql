-- The kind of work that asks for its supplementary permits, the permit that another one was written from, and how old the JSA of an order is (ptw 5.1, features 5a, 5b).
alter table "workPermit"
  add column "workKindCd" text,
  add column "fromPermitNo" bigint references "workPermit" on delete set null;
alter table "workOrder" add column "jsaYmd" date;
