-- Each substance that comes in is looked up in the lists (0386). The number, the group and what burns stood in one condition, for which
-- all items were read: 5 ms a substance, half a minute for a workbook of 5,000. Each of the three finds its items by an index of its own.
create index "chmRegItem_casGroup_idx" on "chmRegItem" using gin ("casGroup") with (fastupdate = off);
create index "chmRegItemBurns" on "chmRegItem" ("effectYmd") where "regCd" = 'OA' and "casNo" is null;
create or replace function "chmListsOfSubstance"(h "chmChemical", day date) returns text[] language sql stable as $$
  select array(select distinct x."regCd" from (
    select i."regCd", i."effectYmd", i."endYmd" from "chmRegItem" i where i."casNo" = h."casNo"
    union all
    select i."regCd", i."effectYmd", i."endYmd" from "chmRegItem" i where i."casGroup" @> array[h."casNo"]
    union all
    select i."regCd", i."effectYmd", i."endYmd" from "chmRegItem" i
    where i."regCd" = 'OA' and i."casNo" is null and h."useYn" is distinct from 'N'
      and (case replace(i."regSubjNm", ' ', '') when '인화성액체' then 'L' when '인화성가스' then 'G' end) = any("chmBurnsAs"(h))
    union all
    select unnest("chmListsByElement"(h."casNo", h."molFormula", day)), day, null where h."molFormula" is not null) x
    where h."casNo" is not null and x."effectYmd" <= day and coalesce(x."endYmd" >= day, true) order by 1)
$$;
