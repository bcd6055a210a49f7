-- Chemicals: substances, products with their composition, use in the plants.

create table "chmChemical" (
  "chemNo" bigint generated always as identity primary key,
  "casNo" text,
  "casNoneYn" text not null check ("casNoneYn" in ('Y', 'N')),
  "casNoneReason" text,
  "chemNm" text not null,
  "chemNmEn" text,
  "chemSynonym" text,
  "keNo" text,
  "unNo" text,
  "toxicNo" text,
  "molFormula" text,
  "molWeight" numeric(18,3),
  "stateCd" text not null,
  "boilingPt" numeric(18,2),
  "flashPt" numeric(18,2),
  "noFlashYn" text check ("noFlashYn" in ('Y', 'N')),
  "autoIgnTemp" numeric(18,2),
  "meltingPt" numeric(18,2),
  "lelVal" numeric(18,2),
  "uelVal" numeric(18,2),
  "vaporPress" numeric(18,3),
  "specGravity" numeric(18,3),
  "vaporDensity" numeric(18,2),
  "waterSolubleYn" text not null check ("waterSolubleYn" in ('Y', 'N')),
  "alcoholYn" text check ("alcoholYn" in ('Y', 'N')),
  "twaVal" numeric(18,4),
  "stelVal" numeric(18,4),
  "ceilVal" numeric(18,4),
  "expUnitCd" text,
  "expSrcCd" text,
  "skinYn" text check ("skinYn" in ('Y', 'N')),
  "carcCd" text,
  "mutaCd" text,
  "reproCd" text,
  "segGrpCds" text[],
  "confirmNeededYn" text check ("confirmNeededYn" in ('Y', 'N')),
  "sourceTxt" text,
  "useYn" text check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("casNo", '') || ' ' || coalesce("chemNm", '') || ' ' || coalesce("chemNmEn", '') || ' ' || coalesce("chemSynonym", ''))) stored,
  unique ("casNo"),
  constraint "casOrReason" check ("casNo" is not null or ("casNoneYn" = 'Y' and "casNoneReason" is not null)),
  constraint "explosiveRange" check ("lelVal" < "uelVal")
);
create index on "chmChemical" using gin ("searchText" gin_trgm_ops);

create table "chmChemGhs" (
  "chemGhsNo" bigint generated always as identity primary key,
  "chemNo" bigint not null references "chmChemical",
  "ghsClassCd" text not null,
  "ghsCatCd" text not null,
  "hCode" text not null,
  "srcCd" text not null,
  "useYn" text not null
);
create index on "chmChemGhs" ("chemNo");

create table "chmProduct" (
  "prodNo" bigint generated always as identity primary key,
  "prodCd" text not null,
  "prodNm" text not null,
  "prodClassCd" text not null,
  "usageCd" text not null,
  "mixYn" text not null check ("mixYn" in ('Y', 'N')),
  "stateCd" text not null,
  "density" numeric(18,3),
  "vendorCd" text references "vendor",
  "makerNm" text not null,
  "importYn" text not null check ("importYn" in ('Y', 'N')),
  "hazClassCd" text,
  "hazItemCd" text,
  "desigQty" numeric(18,3),
  "desigUnitCd" text,
  "hazReason" text,
  "openLifeDays" numeric(18,0),
  "migYn" text check ("migYn" in ('Y', 'N')),
  "matChkTxt" text,
  "remark" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("prodCd", '') || ' ' || coalesce("prodNm", '') || ' ' || coalesce("makerNm", ''))) stored,
  unique ("prodCd")
);
create index on "chmProduct" using gin ("searchText" gin_trgm_ops);

create table "chmProductComp" (
  "compNo" bigint generated always as identity primary key,
  "prodNo" bigint not null references "chmProduct",
  "chemNo" bigint references "chmChemical",
  "contentMin" numeric(18,4),
  "contentMax" numeric(18,4),
  "contentRep" numeric(18,4),
  "secretYn" text not null check ("secretYn" in ('Y', 'N')),
  "altNm" text,
  "altContentMin" numeric(18,4),
  "altContentMax" numeric(18,4),
  "regDeclCds" text[]
);
create index on "chmProductComp" ("prodNo");
create index on "chmProductComp" ("chemNo");

-- What a secret component really is. No definition and no derived address reads this table: it cannot leave with a list, a workbook or the trail.
create table "chmProductSecret" (
  "compNo" bigint primary key references "chmProductComp" on delete cascade,
  "chemNo" bigint not null references "chmChemical",
  "contentMin" numeric(18,4),
  "contentMax" numeric(18,4),
  "contentRep" numeric(18,4),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "chmProductSecret" ("chemNo");

create table "chmProductPlant" (
  "prodPlantNo" bigint generated always as identity primary key,
  "prodNo" bigint not null references "chmProduct",
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "processNo" bigint not null,
  "yearQty" numeric(18,3) not null,
  "dayMaxQty" numeric(18,3),
  "maxStoreQty" numeric(18,3),
  "workerCnt" numeric(18,0),
  "ventTypeCd" text,
  "ppeCds" text[],
  "workTxt" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("prodNo", "plantCd", "deptCd", "processNo")
);
create index on "chmProductPlant" ("plantCd", "prodPlantNo" desc);

create index on "chmProductPlant" ("processNo");
create index on "chmProductPlant" ("deptCd");
