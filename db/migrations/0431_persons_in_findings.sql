-- Findings of entry requests and reasons of passes said in words what a health check had found, to every reader of them.
-- They say now that somebody may not be put to work, and not why, as the check does (enter-heard.rule.ts).
update "enterRqstLine" l set "checkTxt" = (
  select string_agg(x."said", e'\n' order by x."at") from (
    select case
        when f."line" !~ '건강진단|건강정보|^체류기간이' then f."line"
        when f."line" like '%출입종료일보다 빠릅니다.' then '작업자 개인 조건이 출입종료일 전에 끝납니다.'
        else '투입 불가' end as "said", min(f."at") as "at"
    from regexp_split_to_table(l."checkTxt", '\n') with ordinality as f("line", "at") group by 1) x)
where l."checkTxt" ~ '건강진단|건강정보|(^|\n)체류기간이';
update "enterPass" set "limitTxt" = '작업자 개인 조건' where "limitTxt" in ('건강진단', '체류기간');
