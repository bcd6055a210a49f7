-- A list that a person enters for a product: it is by hand, and no content at a limit. (chm.md 2, chmRegMatch)
alter table "chmRegMatch" alter column "matchTypeCd" set default 'M', alter column "borderYn" set default 'N';
