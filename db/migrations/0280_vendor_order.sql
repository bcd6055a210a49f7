-- A company asks for work under its contract; department and supervisor follow from the contract, and the server
-- fills them before it saves. An order that was corrected is asked for anew, in a new round.
alter table "workOrder"
  add column "contractNo" bigint references "vendorContract",
  add column "mgrUserId" text,
  add column "vendorRqstYn" text not null default 'N' check ("vendorRqstYn" in ('Y', 'N')),
  add column "rqstRound" numeric(18,0) not null default 0,
  add column "decideTxt" text,
  alter column "rqstDeptCd" drop not null;
create index on "workOrder" ("contractNo");
update "workOrder" set "rqstRound" = 1 where "state" <> 'draft';
