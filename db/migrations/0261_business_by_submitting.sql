-- A company's draft makes no plant one of business: until it is submitted, nobody of the plant knows of it.
create or replace function "businessAtPlant"() returns trigger language plpgsql as $$
begin
  if new."vendorCd" is not null and new."plantCd" is not null
      and not (tg_table_name in ('enterRqst', 'matChkRqst') and to_jsonb(new) ->> 'state' = 'draft') then
    insert into "vendorPlant" ("vendorCd", "plantCd", "useYn", "createUserId", "updateUserId")
    values (new."vendorCd", new."plantCd", 'Y', 'system', 'system') on conflict ("vendorCd", "plantCd") do nothing;
  end if;
  return null;
end $$;
do $$
declare
  each text;
begin
  foreach each in array array['enterRqst', 'matChkRqst'] loop
    execute format('drop trigger if exists "businessAtPlant" on %I', each);
    execute format('create trigger "businessAtPlant" after insert or update of "vendorCd", "plantCd", "state" on %I for each row execute function "businessAtPlant"()', each);
  end loop;
end $$;
