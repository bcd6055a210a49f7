-- A request is known by its materials: lists, approvals, work and mails say their names beside number and use.
alter table "matChkRqst" add column "prodTxt" text not null default '';
create function "matChkNames"(nos bigint[]) returns void language sql as $$
  update "matChkRqst" r set "prodTxt" = w.names
  from (select n."matChkRqstNo", coalesce(string_agg(c."prodNm", ', ' order by p."matChkProdNo"), '') as names
        from unnest(nos) n("matChkRqstNo") left join "matChkProd" p using ("matChkRqstNo") left join "chemprod" c using ("chemprodNo") group by 1) w
  where r."matChkRqstNo" = w."matChkRqstNo" and r."prodTxt" <> w.names
$$;
create function "matChkProdNames"() returns trigger language plpgsql as $$
begin
  perform "matChkNames"(array[case when tg_op = 'DELETE' then old."matChkRqstNo" else new."matChkRqstNo" end]);
  return null;
end $$;
create trigger "matChkProdNames" after insert or update or delete on "matChkProd" for each row execute function "matChkProdNames"();
create function "chemprodNames"() returns trigger language plpgsql as $$
begin
  perform "matChkNames"(array(select "matChkRqstNo" from "matChkProd" where "chemprodNo" = new."chemprodNo"));
  return null;
end $$;
create trigger "chemprodNames" after update of "prodNm" on "chemprod" for each row when (old."prodNm" <> new."prodNm") execute function "chemprodNames"();
select "matChkNames"(array(select "matChkRqstNo" from "matChkRqst"));

-- The search finds a request by its materials, too.
alter table "matChkRqst" alter column "searchText" set expression as (regexp_replace(lower(coalesce("rqstCd", '') || ' ' || coalesce("prodTxt", '') || ' ' || coalesce("usageTxt", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g'));
