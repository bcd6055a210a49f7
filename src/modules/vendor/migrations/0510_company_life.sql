-- The state of a company, moved by acts. "vendorStatusCd" stays in step with it for what reads or writes the code.
alter table "vendor" add column "state" text, add column "endDt" timestamptz;

create function "companyState"() returns trigger language plpgsql as $$
declare
  states constant text[] := array['pending', 'active', 'entryStopped', 'tradeStopped', 'ended'];
  codes constant text[] := array['VST01', 'VST02', 'VST03', 'VST04', 'VST05'];
begin
  if new."state" is null or (tg_op = 'UPDATE' and new."state" is not distinct from old."state" and new."vendorStatusCd" is distinct from old."vendorStatusCd") then
    new."state" := coalesce(states[array_position(codes, new."vendorStatusCd")], 'pending');
  end if;
  new."vendorStatusCd" := codes[array_position(states, new."state")];
  return new;
end $$;
create trigger "companyState" before insert or update of "state", "vendorStatusCd" on "vendor" for each row execute function "companyState"();
update "vendor" set "vendorStatusCd" = "vendorStatusCd";
alter table "vendor" alter column "state" set not null;
create index on "vendor" ("state");

-- What a company asks to have changed in its own data, with what stood there.
create table "vendorChgRqst" (
  "chgRqstNo" bigint generated always as identity primary key,
  "vendorCd" text not null references "vendor",
  "newVendorNm" text,
  "newCeoNm" text,
  "newBizRegNo" text,
  "newIndInsNo" text,
  "oldVendorNm" text,
  "oldCeoNm" text,
  "oldBizRegNo" text,
  "oldIndInsNo" text,
  "reason" text not null,
  "reviewDueYmd" date,
  "decideUserId" text references "user",
  "decideDt" timestamptz,
  "decideCont" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "vendorChgRqst" ("vendorCd", "state");
create index on "vendorChgRqst" ("state", "chgRqstNo" desc);
create index on "vendorChgRqst" ("chgRqstNo" desc);
create unique index on "vendorChgRqst" ("vendorCd") where "state" = 'requested';

-- By when a review is promised; both sides see it.
alter table "vendorDoc" add column "reviewDueYmd" date;
alter table "enterRqst" add column "reviewDueYmd" date;
