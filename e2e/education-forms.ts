import type { Locator } from 'playwright'
import { choose, inAWeek, pick, type FormOf, type Hand } from './fill-form.ts'

/** A person of the plant, taken from the popup that searches people. */
async function person(hand: Hand, form: Locator, userId: string): Promise<void> {
  await hand.press(form.locator('.ant-form-item').filter({ hasText: /^직원/ }).locator('input').first())
  await choose(hand, userId)
}
const option = (hand: Hand, form: Locator, label: string, words: string) =>
  pick(
    hand,
    form
      .locator('.ant-form-item')
      .filter({ has: form.page().getByText(label, { exact: true }) })
      .getByRole('combobox')
      .first(),
    words,
  )

let lastYear = 2030
/** A week from now, so that the class is still to come. */
const hours = { 시작일시: `${inAWeek()} 10:00`, 종료일시: `${inAWeek()} 12:00` }

/** Everybody who keeps education, and a company that sends in what its people learned elsewhere. */
export const educationForms: readonly FormOf[] = [
  {
    address: '/education/course/eduCourse',
    userIds: ['saf01', 'hq01', 'hea01', 'env01'],
    values: { 교육구분: '비상대응' },
  },
  {
    address: '/education/course/eduCourse?view=instructors',
    userIds: ['saf01', 'hq01'],
  },
  {
    address: '/education/course/eduCourse?view=rules',
    userIds: ['hq01'],
    values: { 교육구분: '자체' },
    again: { 교육구분: '비상대응' },
    also: (hand, form) => option(hand, form, '근로자 구분', '관리감독자'),
  },
  {
    address: '/education/course/eduCourse?view=targets',
    userIds: ['saf01', 'hea01', 'env01'],
    also: (hand, form) => option(hand, form, '협력업체', '누리샘'),
  },
  {
    address: '/education/course/eduCourse?view=targets',
    userIds: ['hq01'],
    // Companies work at a plant, not at the head office, which is hers.
    also: async (hand, form) => {
      await option(hand, form, '사업장', '여수')
      await option(hand, form, '협력업체', '누리샘')
    },
  },
  {
    address: '/education/plan/eduPlan',
    userIds: ['saf01', 'hq01', 'hea01', 'env01'],
    values: { 사업장: '여수' },
    // One plan of a plant and year.
    also: (_hand, form) => form.getByLabel('연도', { exact: true }).fill(String((lastYear += 1))),
  },
  {
    address: '/education/plan/eduClass',
    userIds: ['saf01', 'hea01', 'env01'],
    values: { ...hours, 과정: '정기교육' },
  },
  {
    address: '/education/plan/eduClass',
    userIds: ['issuer01'],
    values: { ...hours, 과정: '정기교육' },
    // A supervisor holds classes at the place of work.
    also: (hand, form) => option(hand, form, '교육방법', '현장'),
  },
  {
    address: '/education/exam/eduQuestion',
    userIds: ['saf01', 'hea01', 'env01'],
    also: async (_hand, form) => {
      await form.getByLabel('보기(한 줄에 하나)').fill('맞다\n아니다\n모른다')
      await form.getByLabel('정답').fill('1')
    },
  },
  {
    address: '/education/exam/eduExam',
    userIds: ['saf01', 'hea01', 'env01'],
    also: async (_hand, form) => {
      for (const [name, share] of [
        ['상(%)', '20'],
        ['중(%)', '50'],
        ['하(%)', '30'],
      ] as const)
        await form.getByLabel(name, { exact: true }).fill(share)
    },
  },
  {
    address: '/education/result/eduExternal',
    userIds: ['saf01', 'hq01', 'hea01', 'env01'],
    unlike: (nth) => ({ 교육명: `외부 교육 ${nth}`, '인정시간(분)': '60', 교육구분: '자체' }),
    also: (hand, form) => person(hand, form, 'emp01'),
  },
  {
    address: '/education/result/eduExempt',
    userIds: ['saf01', 'hq01', 'hea01'],
    values: { '면제 사유': '화관법', 교육구분: '정기' },
    also: async (hand, form) => {
      await form.getByLabel('면제시간(분)').fill('120')
      await person(hand, form, 'emp01')
    },
  },
  { address: '/education/materials/eduMaterial', userIds: ['saf01', 'hea01', 'env01'] },
  {
    address: '/education/status/eduSpecial',
    userIds: ['saf01', 'hea01'],
    unlike: (nth) => ({ '특별교육 대상작업': ['로봇', '석면', '보일러', '건조설비'][nth] ?? '' }),
    also: (hand, form) => person(hand, form, 'emp01'),
  },
  {
    address: '/vendor/portal/educationStatus?view=results',
    userIds: ['vnd01a'],
    unlike: (nth) => ({ 교육명: `자체 교육 ${nth}`, '인정시간(분)': '60', 교육구분: '정기' }),
  },
]
