-- Specific limits and M-factors of substances, what was measured of a product itself, and the mark of lines that the portal drafted
-- and nobody has confirmed yet.
alter table "chmChemGhs" add column "limitPct" numeric(18,4);
alter table "chmChemGhs" add column "multipleVal" numeric(18,0);
alter table "chmProduct" add column "flashPt" numeric(18,2);
alter table "chmProduct" add column "boilingPt" numeric(18,2);
alter table "chmProduct" add column "unNo" text;
alter table "chmMsdsGhs" add column "draftYn" text check ("draftYn" in ('Y', 'N'));
alter table "chmMsdsGhs" add column "whyTxt" text;
alter table "chmMsdsSect" add column "draftYn" text check ("draftYn" in ('Y', 'N'));
