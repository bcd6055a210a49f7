-- Where a company does business: employees of a plant see the companies of their plant, and no others.
create table "vendorPlant" (
  "vendorPlantNo" bigint generated always as identity primary key,
  -- Written in the same transaction before the company itself, so that whoever adds one sees it.
  "vendorCd" text not null references "vendor" deferrable initially deferred,
  "plantCd" text not null references "plant",
  "deptCd" text references "dept",
  "mgrUserId" text references "user",
  "useYn" text not null check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("vendorCd", "plantCd")
);
create index on "vendorPlant" ("plantCd", "vendorPlantNo" desc);
create index on "vendorPlant" ("vendorCd", "vendorPlantNo" desc);
create index on "vendorPlant" ("vendorPlantNo" desc);

create function "businessAtPlant"() returns trigger language plpgsql as $$
begin
  if new."vendorCd" is not null and new."plantCd" is not null then
    insert into "vendorPlant" ("vendorCd", "plantCd", "useYn", "createUserId", "updateUserId")
    values (new."vendorCd", new."plantCd", 'Y', 'system', 'system') on conflict ("vendorCd", "plantCd") do nothing;
  end if;
  return null;
end $$;

do $$
declare
  each text;
begin
  foreach each in array array['vendorContract', 'enterRqst', 'enterPass', 'enterLog', 'safConst', 'workOrder', 'workPermit', 'chmDelivery', 'matChkRqst', 'vendorEval'] loop
    if (select count(*) from information_schema.columns where table_schema = 'public' and table_name = each and column_name in ('vendorCd', 'plantCd')) = 2 then
      execute format('insert into "vendorPlant" ("vendorCd", "plantCd", "useYn", "createUserId", "updateUserId") select distinct t."vendorCd", t."plantCd", ''Y'', ''system'', ''system'' from %I t join "vendor" using ("vendorCd") where t."plantCd" is not null on conflict do nothing', each);
      execute format('create trigger "businessAtPlant" after insert or update of "vendorCd", "plantCd" on %I for each row execute function "businessAtPlant"()', each);
    end if;
  end loop;
end $$;
