-- A substance stands on a list by its number, by the element in its formula (0381) and by what it burns as (0385). Both came at once and
-- each knew one of the two only: here they meet, in whichever order they were applied.
create or replace function "chmCasGroup"(list text, subject text, cas text, named text[]) returns text[] language sql stable as $$
  select case when "chmElementOf"(subject) is null then "chmBurningGroup"(list, subject, cas, named) else (
    select array_agg(distinct x.c order by x.c) from (
      select unnest(named) as c
      union all
      select h."casNo" from "chmChemical" h
      where h."casNo" is not null and h."molFormula" is not null and h."useYn" is distinct from 'N'
        and "chmIsCompound"(subject, "chmElementOf"(subject), h."molFormula") and not "chmNamedAlone"(list, h."casNo")
    ) x) end
$$;
-- The items are looked through once for number and burning: thousands of substances come in together.
create or replace function "chmListsOfSubstance"(h "chmChemical", day date) returns text[] language sql stable as $$
  with burns as materialized (
    select case when h."useYn" is distinct from 'N' then "chmBurnsAs"(h) else '{}' end as kinds)
  select array(select distinct unnest(
    coalesce((select array_agg(distinct i."regCd") from "chmRegItem" i cross join burns
      where i."effectYmd" <= day and coalesce(i."endYmd" >= day, true)
        and (i."casNo" = h."casNo" or h."casNo" = any(i."casGroup")
          or (i."regCd" = 'OA' and i."casNo" is null
            and (case replace(i."regSubjNm", ' ', '') when '인화성액체' then 'L' when '인화성가스' then 'G' end) = any(burns.kinds)))), '{}')
    || case when h."molFormula" is null then '{}' else "chmListsByElement"(h."casNo", h."molFormula", day) end)
    where h."casNo" is not null order by 1)
$$;
create or replace function "chmRefreshLists"(day date) returns void language sql as $$
  update "chmChemical" h set "regCds" = w.lists, "regKnownCd" = "chmRegKnown"(h."casNo", w.lists)
  from (select c."chemNo", "chmListsOfSubstance"(c, day) as lists from "chmChemical" c) w
  where w."chemNo" = h."chemNo"
    and (h."regCds" is distinct from w.lists or h."regKnownCd" is distinct from "chmRegKnown"(h."casNo", w.lists))
$$;
create or replace function "chmChemicalLists"() returns trigger language plpgsql as $$
begin
  new."regCds" := "chmListsOfSubstance"(new, (now() at time zone 'Asia/Seoul')::date);
  new."regKnownCd" := "chmRegKnown"(new."casNo", new."regCds");
  return new;
end $$;
drop trigger "chmChemicalLists" on "chmChemical";
create trigger "chmChemicalLists"
  before insert or update of "casNo", "molFormula", "stateCd", "flashPt", "lelVal", "uelVal", "useYn" on "chmChemical"
  for each row execute function "chmChemicalLists"();

select "chmRefreshLists"((now() at time zone 'Asia/Seoul')::date);
select "chmProductKnown"(array(select "prodNo" from "chmProduct"));
