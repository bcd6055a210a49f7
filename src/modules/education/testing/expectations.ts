import { all, type Expectations } from '../../../../test/expectation.ts'

const myExam = ['education/exam/myExam']
const noTranslations = { choiceTxtEn: null, choiceTxtZh: null, choiceTxtEs: null } as const
const learners = ['education/materials/eduMaterial', ...myExam, '/vendor/portal/educationStatus']

export const expectations: Expectations = {
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
      'GET /api/saf/education/view/:key/scorm',
      'POST /api/saf/education/view/:key/scorm',
    ]),
    'GET /api/scorm/:token/*': 'public',
  },
  carriers: {
    '/api/saf/education/myexam': 'eduExam',
    '/api/saf/education/mytake': 'eduExamTake',
    '/api/saf/education/view': 'eduMaterial',
  },
  ownRule: {
    ...all('the person alone, whatever the scope of the results says: anybody else hears 404', [
      'GET /api/saf/education/mytake/:key',
      'PUT /api/saf/education/mytake/:key/save',
      'PUT /api/saf/education/mytake/:key/submit',
    ]),
  },
  samples: {
    // A question of the kind that new ones begin with, whose answer names one of its choices.
    eduQuestion: () => ({ questionTypeCd: 'S', choiceTxt: 'one\ntwo', answerTxt: '1', ...noTranslations }),
    eduExam: () => ({ pickCd: 'draw', highPct: 20, midPct: 50, lowPct: 30, plantCd: '1000', questions: [] }),
    eduMaterial: () => ({ plantCd: '1000', reviewYmd: null }),
  },
}
