import { wholeCompany } from '../../../core/shared/whole-company.ts'

/** Courses of the demonstration: name, kind, minutes and what distinguishes them. (edu.md section 11) */
export interface DemoCourse {
  name: string
  eduTypeCd: string
  minutes: number
  classes: readonly string[]
  methodCd?: string
  specialWorkNo?: string
  vndEduCd?: string
  validMonths?: number
  /** Items of 별표 5 by the mark in `attr1`, or by their code. */
  contents: string
  lawTxt?: string
  plantCd?: string
  state?: 'draft' | 'confirmed'
  legalYn?: 'Y' | 'N'
}
const law = '산업안전보건법 제29조'
const everyone = ['OFC', 'SAL', 'FLD', 'SUP']
const monthly = [
  ['산업안전과 사고 예방', 'R1'],
  ['산업보건과 건강장해 예방', 'R2'],
  ['위험성평가 결과 공유', 'R3'],
  ['유해·위험 작업환경 관리', 'R5'],
  ['산안법령과 산재보험', 'R6'],
  ['직무스트레스와 직장 내 괴롭힘', 'R7,R8'],
] as const
const specials = [
  ['4', '인화성·폭발성 물질 취급'],
  ['6', '반응기·교반기·추출기'],
  ['7', '화학설비 탱크 내 작업'],
  ['14', '크레인 작업'],
  ['17', '정전·활선작업'],
  ['34', '밀폐공간 작업'],
  ['35', '관리대상 유해물질 취급'],
  ['38', '화재위험작업'],
] as const

export const demoCourses: readonly DemoCourse[] = [
  ...monthly.map(([name, contents], index) => ({
    name: `정기교육(현장) ${index + 1}차: ${name}`,
    eduTypeCd: 'REG',
    minutes: 120,
    classes: ['FLD'],
    methodCd: 'F',
    contents,
    lawTxt: `${law}제1항`,
  })),
  {
    name: '정기교육(사무) 온라인',
    eduTypeCd: 'REG',
    minutes: 360,
    classes: ['OFC', 'SAL'],
    methodCd: 'O',
    contents: 'REG',
    lawTxt: `${law}제1항`,
    plantCd: wholeCompany,
  },
  {
    name: '관리감독자 정기교육',
    eduTypeCd: 'REG',
    minutes: 960,
    classes: ['SUP'],
    contents: 'SUP',
    lawTxt: `${law}제1항`,
  },
  {
    name: '신규채용자 교육',
    eduTypeCd: 'NEW',
    minutes: 480,
    classes: everyone,
    contents: 'NEW',
    lawTxt: `${law}제2항`,
    plantCd: wholeCompany,
  },
  {
    name: '작업내용 변경 교육',
    eduTypeCd: 'CHG',
    minutes: 120,
    classes: everyone,
    contents: 'CHG',
    lawTxt: `${law}제2항`,
  },
  ...specials.map(([specialWorkNo, name]) => ({
    name: `특별교육: ${name}`,
    eduTypeCd: 'SPC',
    minutes: 960,
    classes: ['FLD', 'SUP'],
    specialWorkNo,
    contents: `SPC${specialWorkNo}`,
    lawTxt: `${law}제3항`,
  })),
  {
    name: 'MSDS 교육: 톨루엔',
    eduTypeCd: 'MSD',
    minutes: 120,
    classes: ['FLD'],
    contents: 'MSD',
    lawTxt: '산업안전보건법 제114조',
  },
  {
    name: 'MSDS 교육: DMF',
    eduTypeCd: 'MSD',
    minutes: 120,
    classes: ['FLD'],
    contents: 'MSD',
    lawTxt: '산업안전보건법 제114조',
  },
  {
    name: '유해화학물질 종사자 교육',
    eduTypeCd: 'HCM',
    minutes: 120,
    classes: ['FLD', 'SUP'],
    contents: '',
    lawTxt: '화학물질관리법 제33조',
  },
  {
    name: '공정안전 운전원 교육',
    eduTypeCd: 'PSM',
    minutes: 120,
    classes: ['FLD'],
    contents: 'PSM',
    legalYn: 'N',
  },
  {
    name: '비상대응 교육',
    eduTypeCd: 'EMG',
    minutes: 120,
    classes: ['FLD', 'SUP'],
    contents: '',
    legalYn: 'N',
  },
  {
    name: '출입안전교육',
    eduTypeCd: 'PTW',
    minutes: 240,
    classes: ['FLD', 'DAY', 'FX1'],
    vndEduCd: 'VED01',
    validMonths: 12,
    contents: '',
    legalYn: 'N',
  },
  // A course that lacks contents: what annex 5 asks for stands in red until it is complete.
  {
    name: '특별교육: 압력용기 취급(작성 중)',
    eduTypeCd: 'SPC',
    minutes: 960,
    classes: ['FLD'],
    specialWorkNo: '32',
    contents: 'W32-1,W32-2',
    lawTxt: `${law}제3항`,
    state: 'draft',
  },
]

/** Who teaches, by which line of 시행규칙 제26조제3항, and in how many days that ends. */
export const demoInstructors = [
  ['안전담당01', 'I1C', 'saf01', '산업안전기사, 안전관리자 선임', 900],
  ['보건관리자01', 'I1D', 'hea01', '산업위생관리기사, 보건관리자 선임', 700],
  ['관리감독자01', 'I1B', 'issuer01', '생산1팀 관리감독자', null],
  ['관리감독자02', 'I1B', 'issuer02', '생산2팀 관리감독자', null],
  ['한지도', 'I3', null, '산업안전지도사(화공)', 400],
  ['옛강사', 'I2', null, '공단 강사요원 과정(만료)', -40],
] as const
