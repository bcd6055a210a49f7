-- '니켈 및 그 무기화합물' names every inorganic compound of nickel, but the lists can only print the number of the metal: nickel sulfate looked
-- as if no law knew it. A substance whose molecular formula has the element stands on such an item, unless the list names it in an item of its own.

-- The element whose compounds an item names; null where it names substances.
create function "chmElementOf"(subject text) returns text language sql immutable as $$
  select e.symbol from (values ('구리', 'Cu'), ('납', 'Pb'), ('니켈', 'Ni'), ('망간', 'Mn'), ('바륨', 'Ba'), ('백금', 'Pt'), ('셀레늄', 'Se'), ('수은', 'Hg'),
    ('아연', 'Zn'), ('안티몬', 'Sb'), ('알루미늄', 'Al'), ('은', 'Ag'), ('인듐', 'In'), ('주석', 'Sn'), ('지르코늄', 'Zr'), ('철', 'Fe'), ('카드뮴', 'Cd'),
    ('코발트', 'Co'), ('크롬', 'Cr'), ('텅스텐', 'W'), ('베릴륨', 'Be'), ('비소', 'As'), ('요오드', 'I')) e(nm, symbol)
  where regexp_replace(subject, '\[[^]]*\]|\([^)]*\)|\s', '', 'g') ~ ('^(무기|유기)?' || e.nm || '(과|와|및)?그?(무기|가용성)?(화합물|염류|요오드화물)')
  limit 1
$$;
create function "chmIsCompound"(subject text, symbol text, formula text) returns boolean language sql immutable as $$
  select coalesce(formula ~ (symbol || '(?![a-z])') and formula !~ ('^' || symbol || '\d*$')
    and (subject !~ '무기' or not (formula ~ 'C(?![a-z])' and formula ~ 'H(?![a-z])'))
    and (subject !~ '^유기' or (formula ~ 'C(?![a-z])' and formula ~ 'H(?![a-z])'))
    -- Oxides and sulfides are no salts; of antimony the designation leaves them out by name.
    and (subject !~ '염류|^무기 ?안티몬' or formula !~ ('^((' || symbol || '|O|\d)+|(' || symbol || '|S|\d)+)$'))
    -- Barium sulfate does not dissolve.
    and (subject !~ '가용성' or formula not in ('BaSO4', 'BaO4S', 'O4SBa')), false)
$$;
alter table "chmRegItem" add column "elementCd" text generated always as ("chmElementOf"("regSubjNm")) stored;
create index "chmRegItemElement" on "chmRegItem" ("regCd") where "elementCd" is not null;

-- The three kinds of hazard are one designation: what one of them names is not meant by a group of another.
create function "chmNamedAlone"(list text, cas text) returns boolean language sql stable as $$
  select exists (select 1 from "chmRegItem" o where o."endYmd" is null and o."elementCd" is null and (o."casNo" = cas or cas = any(o."casGroup"))
    and (o."regCd" = list or (list in ('C1', 'C2', 'C3') and o."regCd" in ('C1', 'C2', 'C3'))))
$$;
-- The lists with an item that means a substance by the element in its formula.
create function "chmListsByElement"(cas text, formula text, day date) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct i."regCd" order by i."regCd"), '{}') from "chmRegItem" i
  where i."elementCd" is not null and i."effectYmd" <= day and coalesce(i."endYmd" >= day, true)
    and "chmIsCompound"(i."regSubjNm", i."elementCd", formula) and not "chmNamedAlone"(i."regCd", cas)
$$;
create function "chmListsOf"(cas text, formula text, day date) returns text[] language sql stable as $$
  select array(select distinct unnest("chmListsOf"(cas, day) || case when formula is null then '{}' else "chmListsByElement"(cas, formula, day) end) order by 1)
$$;

alter function "chmCasGroup"(text, text, text, text[]) rename to "chmBurningGroup";
create function "chmCasGroup"(list text, subject text, cas text, named text[]) returns text[] language sql stable as $$
  select case when "chmElementOf"(subject) is null then "chmBurningGroup"(list, subject, cas, named) else (
    select array_agg(distinct x.c order by x.c) from (
      select unnest(named) as c
      union all
      select h."casNo" from "chmChemical" h
      where h."casNo" is not null and h."molFormula" is not null and h."useYn" is distinct from 'N'
        and "chmIsCompound"(subject, "chmElementOf"(subject), h."molFormula") and not "chmNamedAlone"(list, h."casNo")
    ) x) end
$$;
create or replace function "chmRefreshLists"(day date) returns void language sql as $$
  update "chmChemical" h set "regCds" = w.lists, "regKnownCd" = "chmRegKnown"(h."casNo", w.lists)
  from (select "chemNo", case when "casNo" is null then '{}' else "chmListsOf"("casNo", "molFormula", day) end as lists from "chmChemical") w
  where w."chemNo" = h."chemNo"
    and (h."regCds" is distinct from w.lists or h."regKnownCd" is distinct from "chmRegKnown"(h."casNo", w.lists))
$$;
create or replace function "chmChemicalLists"() returns trigger language plpgsql as $$
begin
  new."regCds" := case when new."casNo" is null then '{}' else "chmListsOf"(new."casNo", new."molFormula", (now() at time zone 'Asia/Seoul')::date) end;
  new."regKnownCd" := "chmRegKnown"(new."casNo", new."regCds");
  return new;
end $$;
drop trigger "chmChemicalLists" on "chmChemical";
create trigger "chmChemicalLists" before insert or update of "casNo", "molFormula" on "chmChemical" for each row execute function "chmChemicalLists"();
select "chmRefreshLists"((now() at time zone 'Asia/Seoul')::date);
select "chmProductKnown"(array(select "prodNo" from "chmProduct"));
