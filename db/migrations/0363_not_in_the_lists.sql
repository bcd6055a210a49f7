-- Of a substance that no list of the laws knows an empty column said 'not regulated'. The column says it in words: nobody knows.
-- Water and inert substances of the table of reactive groups are left out.
alter table "chmChemical" add column "regKnownCd" text;
alter table "chmProduct" add column "regKnownCd" text;
create function "chmRegKnown"(cas text, lists text[]) returns text language sql stable as $$
  select case when cardinality(lists) = 0
    and not exists (select 1 from "chmReactGroup" r where r."casNo" = cas and r."segGrpCds" <@ '{WA,GN,IG}') then 'N' end
$$;
create or replace function "chmRefreshLists"(day date) returns void language sql as $$
  update "chmChemical" h set "regCds" = w.lists, "regKnownCd" = "chmRegKnown"(h."casNo", w.lists)
  from (select "chemNo", case when "casNo" is null then '{}' else "chmListsOf"("casNo", day) end as lists from "chmChemical") w
  where w."chemNo" = h."chemNo"
    and (h."regCds" is distinct from w.lists or h."regKnownCd" is distinct from "chmRegKnown"(h."casNo", w.lists))
$$;
create or replace function "chmChemicalLists"() returns trigger language plpgsql as $$
begin
  new."regCds" := case when new."casNo" is null then '{}' else "chmListsOf"(new."casNo", (now() at time zone 'Asia/Seoul')::date) end;
  new."regKnownCd" := "chmRegKnown"(new."casNo", new."regCds");
  return new;
end $$;
-- The table of groups says which substances are inert.
create trigger "chmReactGroupLists" after insert or update or delete on "chmReactGroup" for each statement execute function "chmRegItemLists"();

-- A product with an open component that no list knows.
create function "chmProductKnown"(nos bigint[]) returns void language sql as $$
  update "chmProduct" p set "regKnownCd" = w.known
  from (select n."prodNo", max(h."regKnownCd") as known from unnest(nos) n("prodNo")
        left join "chmProductComp" c on c."prodNo" = n."prodNo" and c."secretYn" is distinct from 'Y'
        left join "chmChemical" h on h."chemNo" = c."chemNo" group by 1) w
  where p."prodNo" = w."prodNo" and p."regKnownCd" is distinct from w.known
$$;
create function "chmProductCompKnown"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform "chmProductKnown"(array(select distinct "prodNo" from fresh));
  elsif tg_op = 'DELETE' then perform "chmProductKnown"(array(select distinct "prodNo" from gone));
  else perform "chmProductKnown"(array(select "prodNo" from fresh union select "prodNo" from gone));
  end if;
  return null;
end $$;
create trigger "chmProductCompKnownInsert" after insert on "chmProductComp" referencing new table as fresh for each statement execute function "chmProductCompKnown"();
create trigger "chmProductCompKnownUpdate" after update on "chmProductComp" referencing old table as gone new table as fresh for each statement execute function "chmProductCompKnown"();
create trigger "chmProductCompKnownDelete" after delete on "chmProductComp" referencing old table as gone for each statement execute function "chmProductCompKnown"();
create function "chmChemicalKnown"() returns trigger language plpgsql as $$
begin
  perform "chmProductKnown"(array(select distinct c."prodNo" from "chmProductComp" c
    join fresh f on f."chemNo" = c."chemNo" join gone g on g."chemNo" = f."chemNo" where f."regKnownCd" is distinct from g."regKnownCd"));
  return null;
end $$;
create trigger "chmChemicalKnown" after update on "chmChemical" referencing old table as gone new table as fresh for each statement execute function "chmChemicalKnown"();

select "chmRefreshLists"((now() at time zone 'Asia/Seoul')::date);
select "chmProductKnown"(array(select "prodNo" from "chmProduct"));
