-- Files that were kept under the name of a first group, where pages look for them under its flag.
update "attachFile" set "taskFlag" = ''
where ("taskClassNm", "taskFlag") in (('eduMaterial', 'content'), ('eduClass', 'document'), ('eduInstructor', 'document'),
  ('eduResult', 'evidence'), ('eduExempt', 'evidence'), ('eduTarget', 'document'), ('rsaSession', 'attendance'), ('rsaTarget', 'document'));
update "attachFile" set "taskFlag" = 'image'
where ("taskClassNm", "taskFlag") in (('eduClass', 'photo'), ('eduQuestion', 'picture'), ('safEvent', 'photo'));
