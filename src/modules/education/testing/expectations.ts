import { all, type Expectations } from '../../../../test/expectation.ts'

const courseMenu = 'education/course/eduCourse'
const resultMenus = [
  'education/result/eduResult',
  'education/result/eduExternal',
  'saf/education/safEducationResult',
]
const clock = 'the clock, for everybody whose work it is'
const ofPlant = 'everybody whom a rule of the plant names, for who keeps the rules of that plant'
const legalStatusMenu = 'education/status/eduLegalStatus'
const companyEducationMenu = '/vendor/portal/educationStatus'
const planMenu = 'education/plan/eduPlan'
const classMenu = 'education/plan/eduClass'
const classMenus = [classMenu, 'education/plan/eduClassCalendar']
const workNumber = 'number of a work in annex 5, an item of a code group'

const myExam = ['education/exam/myExam']
const noTranslations = { choiceTxtEn: null, choiceTxtZh: null, choiceTxtEs: null } as const
const learners = ['education/materials/eduMaterial', ...myExam, '/vendor/portal/educationStatus']

export const expectations: Expectations = {
  ownRule: {
    ...all('the person alone, whatever the scope of the results says: anybody else hears 404', [
      'GET /api/saf/education/mytake/:key',
      'PUT /api/saf/education/mytake/:key/save',
      'PUT /api/saf/education/mytake/:key/submit',
    ]),
    'POST /api/saf/education/view/:key/open':
      'what is posted is learned by every employee, and by a company where it is open to companies',
  },
  rights: {
    'GET /api/saf/education/question/:key/answer': { right: 'write', menus: ['education/exam/eduQuestion'] },
    'GET /api/saf/education/exam/:key/preview': { right: 'write', menus: ['education/exam/eduExam'] },
    ...all({ right: 'read', menus: ['education/exam/eduExamResult'] }, [
      'GET /api/saf/education/examsat',
      'GET /api/saf/education/examanalysis',
    ]),
    ...all({ right: 'read', menus: myExam }, [
      'GET /api/saf/education/myexams',
      'GET /api/saf/education/mytake/:key',
    ]),
    ...all({ right: 'write', menus: myExam }, [
      'POST /api/saf/education/myexam/:key/begin',
      'PUT /api/saf/education/mytake/:key/save',
      'PUT /api/saf/education/mytake/:key/submit',
    ]),
    'POST /api/saf/education/material/:key/revise': {
      right: 'write',
      menus: ['education/materials/eduMaterial'],
    },
    ...all({ right: 'read', menus: learners }, [
      'GET /api/saf/education/ownmaterials',
      'POST /api/saf/education/view/:key/open',
      'POST /api/saf/education/view/:key/beat',
      'POST /api/saf/education/view/:key/lesson',
      'POST /api/saf/education/view/:key/scorm',
    ]),
    // A frame has no token; the number in the address is one that was drawn by chance.
    'GET /api/scorm/:pass/*': 'public',
    // Whoever holds the link has no account.
    ...all('public', [
      'GET /api/public/eduseat/:token',
      'POST /api/public/eduseat/:token',
      'GET /api/public/eduseat/:token/myexams',
      'POST /api/public/eduseat/:token/myexam/:key/begin',
      'GET /api/public/eduseat/:token/mytake/:key',
      'GET /api/public/eduseat/:token/mytake/:key/picture/:fileNo',
      'PUT /api/public/eduseat/:token/mytake/:key/save',
      'PUT /api/public/eduseat/:token/mytake/:key/submit',
      'GET /api/public/eduseat/:token/ownmaterials',
      'POST /api/public/eduseat/:token/view/:key/open',
      'POST /api/public/eduseat/:token/view/:key/beat',
      'POST /api/public/eduseat/:token/view/:key/scorm',
      'POST /api/public/eduseat/:token/view/:key/lesson',
      'GET /api/public/eduseat/:token/view/:key/file',
    ]),
    'GET /api/saf/education/plan/:key/matrix': { right: 'read', menus: [planMenu] },
    'PUT /api/saf/education/plan/:key/copylast': { right: 'write', menus: [planMenu] },
    'GET /api/saf/education/plan/:key/print': { right: 'print', menus: [planMenu] },
    // Instructors run their own class with the right to read it.
    ...all({ right: 'read', menus: classMenus }, [
      'GET /api/saf/education/class/:key/roster',
      'GET /api/saf/education/class/:key/wall',
      'GET /api/saf/education/class/:key/qr',
      'POST /api/saf/education/class/:key/targets',
      'PUT /api/saf/education/class/:key/recheck',
      'PUT /api/saf/education/class/:key/correct',
      'PUT /api/saf/education/class/:key/decide',
      'POST /api/saf/education/class/:key/attend',
      'POST /api/saf/education/class/:key/link',
      'POST /api/saf/education/class/:key/sit',
      'POST /api/saf/education/class/:key/sign/:target',
    ]),
    ...all({ right: 'write', menus: ['education/exam/eduQuestion'] }, [
      'GET /api/saf/education/questionsheet/excel/template',
      'POST /api/saf/education/questionsheet/excel',
      'POST /api/saf/education/questionsheet/excel/apply',
      'GET /api/saf/education/questionsheet/excel/errors',
    ]),
    ...all({ right: 'write', menus: classMenus }, [
      ...['people', 'stays'].flatMap((sheet) => [
        `GET /api/saf/education/class/:key/${sheet}/excel/template`,
        `POST /api/saf/education/class/:key/${sheet}/excel`,
        `POST /api/saf/education/class/:key/${sheet}/excel/apply`,
        `GET /api/saf/education/class/:key/${sheet}/excel/errors`,
      ]),
      'PUT /api/saf/education/class/:key/fillseats',
      'PUT /api/saf/education/class/:key/notice',
      'POST /api/saf/education/class/:key/copy',
    ]),
    ...all({ right: 'print', menus: classMenus }, [
      'GET /api/saf/education/class/:key/print/:paper',
      'POST /api/saf/education/class/:key/pack',
    ]),
    'POST /api/saf/education/attend/scan': { right: 'read', menus: [...classMenus, 'my/eduHome'] },
    'GET /api/kiosk/educlasses': { right: 'read', menus: [classMenu] },
    'POST /api/kiosk/educlass/:key/attend': { right: 'read', menus: [classMenu] },
    'GET /api/saf/education/course/:key/checklist': { right: 'read', menus: [courseMenu] },
    ...all({ right: 'write', menus: [courseMenu] }, [
      'POST /api/saf/education/course/:key/copy',
      'POST /api/saf/education/course/:key/revise',
      'POST /api/saf/education/targetrule/:key/count',
    ]),
    ...all({ right: 'write', menus: ['education/result/eduExternal', 'education/result/eduResult'] }, [
      'POST /api/saf/education/result/institute/outline',
      'POST /api/saf/education/result/institute/preview',
      'PUT /api/saf/education/result/:key/verifyimport',
    ]),
    'GET /api/saf/education/result/:key/imported': {
      right: 'read',
      menus: ['education/result/eduExternal', 'education/result/eduResult'],
    },
    'GET /api/saf/education/cert/print': {
      right: 'print',
      menus: ['education/result/eduCertPrint', 'education/result/eduResult'],
    },
    ...all({ right: 'read', menus: [legalStatusMenu] }, [
      'GET /api/saf/education/status/legal',
      'GET /api/saf/education/status/people',
      'GET /api/saf/education/status/user/:userId',
      'GET /api/saf/education/status/forecast',
      'GET /api/saf/education/half/:key/facts',
      'GET /api/main/portlet/educationstatus',
    ]),
    ...all({ right: 'write', menus: [legalStatusMenu] }, [
      'POST /api/saf/education/status/forecast/seats',
      'POST /api/saf/education/status/notify',
    ]),
    'GET /api/saf/education/status/legal/excel': { right: 'excel', menus: [legalStatusMenu] },
    'POST /api/saf/education/status/pack': { right: 'print', menus: [legalStatusMenu] },
    'GET /api/saf/education/status/job': { right: 'read', menus: ['education/status/eduJob'] },
    'GET /api/saf/education/status/chemical': { right: 'read', menus: ['education/status/eduHcm'] },
    'POST /api/saf/education/msdsneedplan': { right: 'write', menus: ['education/status/eduMsds'] },
    'GET /api/saf/education/own/survey': { right: 'read', menus: ['my/eduHome'] },
    'POST /api/saf/education/own/survey': { right: 'write', menus: ['my/eduHome'] },
    'GET /api/saf/education/class/:key/survey': { right: 'read', menus: classMenus },
    'GET /api/saf/education/own': { right: 'read', menus: ['my/eduHome'] },
    'POST /api/saf/education/own/apply': { right: 'write', menus: ['my/eduHome'] },
    'GET /api/vendor/education/workers': { right: 'read', menus: [companyEducationMenu] },
    'GET /api/vendor/education/workers/excel': { right: 'excel', menus: [companyEducationMenu] },
    'POST /api/vendor/education/apply': { right: 'write', menus: [companyEducationMenu] },
    ...all({ right: 'read', menus: [legalStatusMenu] }, [
      'GET /api/saf/education/half/:key/revisions',
      'GET /api/saf/education/half/:key/revisions/compare',
      'GET /api/saf/education/half/:key/revisions/:revisionNo/files',
      'GET /api/saf/education/half/:key/revisions/:revisionNo/files/:fileNo',
      'GET /api/saf/education/half/:key/revisions/:revisionNo/verify',
    ]),
    'GET /api/saf/education/half/:key/revisions/:revisionNo/pdf': {
      right: 'print',
      menus: [legalStatusMenu],
    },
    'GET /api/saf/education/eligibility': {
      right: 'read',
      menus: ['education/status/eduSpecial', ...resultMenus],
    },
  },
  carriers: {
    '/api/kiosk/educlass': 'eduClass',
    '/api/saf/education/attend': 'eduAttend',
    '/api/saf/education/myexam': 'eduExam',
    '/api/saf/education/mytake': 'eduExamTake',
    '/api/saf/education/view': 'eduMaterial',
  },
  unowned: {
    'GET /api/saf/education/status/user/:userId':
      'a person, found among the employees of the caller’s plants and departments',
  },
  samples: {
    // Conditions of employees; those of companies stand alone.
    eduTargetRule: () => ({ vendorCd: null, vndJobCd: null }),
    // One person, who learns something that is no special work.
    eduResult: () => ({
      userId: 'emp01',
      vendorWorkerNo: null,
      eduCourseNo: null,
      eduTypeCd: 'REG',
      specialWorkNo: null,
      vndEduCd: 'VED06',
      eduStartYmd: '2026-02-02',
      eduEndYmd: '2026-02-02',
      recogMin: 60,
      sourceCd: 'institute',
    }),
    // A question of the kind that new ones begin with, whose answer names one of its choices.
    eduQuestion: () => ({ questionTypeCd: 'S', choiceTxt: 'one\ntwo', answerTxt: '1', ...noTranslations }),
    eduExam: () => ({ pickCd: 'draw', highPct: 20, midPct: 50, lowPct: 30, plantCd: '1000', questions: [] }),
    eduMaterial: () => ({ plantCd: '1000', reviewYmd: null }),
    // A year of its own for each: a half-year of a plant stands once.
    eduHalf: (sql) =>
      sql.one<{ halfYear: string }>(`select (1990 + count(*))::text as "halfYear" from "eduHalf"`),
    // Times of its own for each, so that no room and no instructor is taken twice; a course that is confirmed.
    eduClass: async (sql) => ({
      ...(await sql.one(
        `select to_char(timestamptz '2031-01-01 00:00+00' + make_interval(days => count(*)::int), 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"') as "startDt",
           to_char(timestamptz '2031-01-01 02:00+00' + make_interval(days => count(*)::int), 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"') as "endDt" from "eduClass"`,
      )),
      ...(await sql.one(
        `select "eduCourseNo" from "eduCourse" where "state" = 'confirmed' and "plantCd" = '0000' order by 1 limit 1`,
      )),
      geoLat: null,
      geoLng: null,
      geoRadius: null,
      eduPlanNo: null,
      outOrgNm: null,
      subjects: [],
      breaks: [],
      methodCd: 'C',
    }),
    // An employee; a worker of a company stands alone as well.
    eduTarget: () => ({ userId: 'emp01', vendorWorkerNo: null }),
    eduPlan: async (sql) => ({
      ...(await sql.one(`select (2040 + count(*))::text as "planYear" from "eduPlan"`)),
      lines: [],
    }),
  },
  unscoped: {
    'modules/education/status/msds/msds-need.server.ts handledBy': 'the clock, for all plants',
    'modules/education/status/msds/msds-need.server.ts knownNeeds': 'the clock, for all plants',
    'modules/education/status/msds/msds-need.server.ts changedFor': 'the clock, for all plants',
    'modules/education/status/facts/person-facts.server.ts lawFacts':
      'processes at which hazardous chemicals are handled, of which nothing is told but that they are',
    'modules/education/class/seat-holder.server.ts holderSql':
      'the beginning of a statement that ends with the key of a seat, whose link is proven before anything is told',
    'modules/education/class/attend-seat.server.ts seatSql':
      'the beginning of statements that end with the key of a seat or the caller',
    'modules/education/class/class-open.server.ts openSeats':
      'classes of the plant that the caller asks for by name',
    'modules/education/class/class-times.server.ts clashOf':
      'instructors also teach at other plants; only the name of a class is told',
    'modules/education/result/duty-education.server.ts warnOfDuties': clock,
    'modules/education/result/learning-improvements.server.ts askForAbsent': clock,
    'modules/education/result/learning-improvements.server.ts askForFailed': clock,
    'modules/education/result/learning-improvements.server.ts askForQuestions': clock,
    'modules/education/result/result-work.server.ts dueItems': clock,
    'modules/education/result/result-work.server.ts plantsSql': clock,
    'modules/education/course/target-people.server.ts employeesOfRule': ofPlant,
    'modules/education/course/target-people.server.ts workersOfRule': ofPlant,
  },
  fieldKinds: {
    'eduPlan.revNo': 'number of the revision, counted by the portal',
    'eduClass.outOrgRegNo': 'number of a registration, written as text by the authority',
    ...all(workNumber, [
      'eduLegalRule.specialWorkNo',
      'eduCourse.specialWorkNo',
      'eduTargetRule.specialWorkNo',
      'eduResult.specialWorkNo',
      'eduExempt.specialWorkNo',
      'eduAssign.specialWorkNo',
    ]),
  },
  overAnyTable: {
    'modules/education/result/result-work.server.ts':
      'four records of education carry the plants of a company, which follow it',
  },
  byHand: { writes: 1, trails: 0 },
}
