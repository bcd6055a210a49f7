-- The record of a substance named the items that print its number. Of nickel sulfate, which stands on '니켈 및 그 무기화합물', and of what burns it
-- named none, while the list of substances named the list. One question for both: does a substance stand on an item?
create function "chmStandsOn"(h "chmChemical", i "chmRegItem") returns boolean language sql stable as $$
  select h."casNo" is not null and (
    i."casNo" = h."casNo" or h."casNo" = any(i."casGroup")
    or coalesce(i."elementCd" is not null and "chmIsCompound"(i."regSubjNm", i."elementCd", h."molFormula")
      and not "chmNamedAlone"(i."regCd", h."casNo"), false)
    or (i."regCd" = 'OA' and i."casNo" is null and h."useYn" is distinct from 'N'
      and coalesce((case replace(i."regSubjNm", ' ', '') when '인화성액체' then 'L' when '인화성가스' then 'G' end) = any("chmBurnsAs"(h)), false)
      and not exists (select 1 from "chmRegItem" o where o."regCd" = 'OA' and o."endYmd" is null
        and replace(o."regSubjNm", ' ', '') not in ('인화성가스', '인화성액체') and (o."casNo" = h."casNo" or h."casNo" = any(o."casGroup")))))
$$;
