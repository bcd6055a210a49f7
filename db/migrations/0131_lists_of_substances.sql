-- What stands in the lists of substances and products, kept by the database so that a list, its search and its count ask the same:
-- the regulated lists that hold on a day, and the pictograms of a substance (written by the portal with its hazard classes).
alter table "chmChemical" add column "pictoCds" text[], add column "regCds" text[] not null default '{}';
alter table "chmProduct" add column "regCds" text[] not null default '{}';
create index on "chmChemical" using gin ("regCds");
create index on "chmProduct" using gin ("regCds");

create function "chmListsOf"(cas text, day date) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct i."regCd" order by i."regCd"), '{}') from "chmRegItem" i
  where (i."casNo" = cas or cas = any(i."casGroup")) and i."effectYmd" <= day and coalesce(i."endYmd" >= day, true)
$$;
create function "chmRefreshLists"(day date) returns void language sql as $$
  update "chmChemical" h set "regCds" = "chmListsOf"(h."casNo", day)
  where h."casNo" is not null and h."regCds" is distinct from "chmListsOf"(h."casNo", day)
$$;
create function "chmChemicalLists"() returns trigger language plpgsql as $$
begin
  new."regCds" := "chmListsOf"(new."casNo", (now() at time zone 'Asia/Seoul')::date);
  return new;
end $$;
create trigger "chmChemicalLists" before insert or update of "casNo" on "chmChemical" for each row execute function "chmChemicalLists"();
create function "chmRegItemLists"() returns trigger language plpgsql as $$
begin
  perform "chmRefreshLists"((now() at time zone 'Asia/Seoul')::date);
  return null;
end $$;
create trigger "chmRegItemLists" after insert or update or delete on "chmRegItem" for each statement execute function "chmRegItemLists"();

create function "chmProductListsOf"(nos bigint[]) returns void language sql as $$
  update "chmProduct" p set "regCds" = w.cds
  from (select n."prodNo", coalesce(array_agg(distinct m."regCd" order by m."regCd") filter (where m."applyYn" is distinct from 'N' and m."regCd" is not null), '{}') as cds
        from unnest(nos) n("prodNo") left join "chmRegMatch" m on m."prodNo" = n."prodNo" group by 1) w
  where p."prodNo" = w."prodNo" and p."regCds" is distinct from w.cds
$$;
create function "chmProductLists"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform "chmProductListsOf"(array(select distinct "prodNo" from fresh));
  elsif tg_op = 'DELETE' then perform "chmProductListsOf"(array(select distinct "prodNo" from gone));
  else perform "chmProductListsOf"(array(select "prodNo" from fresh union select "prodNo" from gone));
  end if;
  return null;
end $$;
create trigger "chmProductListsInsert" after insert on "chmRegMatch" referencing new table as fresh for each statement execute function "chmProductLists"();
create trigger "chmProductListsUpdate" after update on "chmRegMatch" referencing old table as gone new table as fresh for each statement execute function "chmProductLists"();
create trigger "chmProductListsDelete" after delete on "chmRegMatch" referencing old table as gone for each statement execute function "chmProductLists"();

select "chmRefreshLists"((now() at time zone 'Asia/Seoul')::date);
select "chmProductListsOf"(array(select "prodNo" from "chmProduct"));
