export const domains = [
  {
    domainCd: 'SYS',
    domainNm: '시스템',
    domainNmEn: 'System',
    domainNmZh: '系统',
    domainNmEs: 'Sistema',
    ownerAuthGrpNo: 1,
  },
  {
    domainCd: 'ORG',
    domainNm: '조직',
    domainNmEn: 'Organisation',
    domainNmZh: '组织',
    domainNmEs: 'Organización',
    ownerAuthGrpNo: 1,
  },
  {
    domainCd: 'APPR',
    domainNm: '결재',
    domainNmEn: 'Approval',
    domainNmZh: '审批',
    domainNmEs: 'Aprobación',
    ownerAuthGrpNo: 1,
  },
  {
    domainCd: 'BASE',
    domainNm: '기준정보',
    domainNmEn: 'Basic information',
    domainNmZh: '基础信息',
    domainNmEs: 'Información básica',
    ownerAuthGrpNo: 2,
  },
  {
    domainCd: 'VENDOR',
    domainNm: '협력업체',
    domainNmEn: 'Contractors',
    domainNmZh: '承包商',
    domainNmEs: 'Contratistas',
    ownerAuthGrpNo: 3,
  },
  {
    domainCd: 'PTW',
    domainNm: '작업허가',
    domainNmEn: 'Work permit',
    domainNmZh: '作业许可',
    domainNmEs: 'Permiso de trabajo',
    ownerAuthGrpNo: 3,
  },
  {
    domainCd: 'CHM',
    domainNm: '화학물질',
    domainNmEn: 'Chemicals',
    domainNmZh: '化学品',
    domainNmEs: 'Sustancias químicas',
    ownerAuthGrpNo: 5,
  },
  {
    domainCd: 'IMPR',
    domainNm: '개선',
    domainNmEn: 'Improvement',
    domainNmZh: '改善',
    domainNmEs: 'Mejoras',
    ownerAuthGrpNo: 2,
  },
  {
    domainCd: 'MGT',
    domainNm: '경영관리',
    domainNmEn: 'Management',
    domainNmZh: '经营管理',
    domainNmEs: 'Gestión',
    ownerAuthGrpNo: 2,
  },
  {
    domainCd: 'SAF',
    domainNm: '안전',
    domainNmEn: 'Safety',
    domainNmZh: '安全',
    domainNmEs: 'Seguridad',
    ownerAuthGrpNo: 3,
  },
  {
    domainCd: 'EDU',
    domainNm: '교육',
    domainNmEn: 'Education',
    domainNmZh: '培训',
    domainNmEs: 'Formación',
    ownerAuthGrpNo: 3,
  },
  {
    domainCd: 'RSA',
    domainNm: '위험성평가',
    domainNmEn: 'Risk assessment',
    domainNmZh: '风险评估',
    domainNmEs: 'Evaluación de riesgos',
    ownerAuthGrpNo: 3,
  },
]
export const plants = [
  {
    plantCd: '0000',
    plantNm: '전사',
    plantNmEn: 'Whole company',
    plantNmZh: '全公司',
    plantNmEs: 'Toda la empresa',
    shortNm: 'HQ',
  },
  {
    plantCd: '1000',
    plantNm: '여수',
    plantNmEn: 'Yeosu',
    plantNmZh: '丽水',
    plantNmEs: 'Yeosu',
    shortNm: 'YS',
    addr: '전라남도 여수시',
    integPermitYn: 'Y',
    psmYn: 'Y',
    quotaYn: 'Y',
    workerCnt: 620,
  },
  {
    plantCd: '2000',
    plantNm: '울산',
    plantNmEn: 'Ulsan',
    plantNmZh: '蔚山',
    plantNmEs: 'Ulsan',
    shortNm: 'US',
    addr: '울산광역시 남구',
    integPermitYn: 'Y',
    psmYn: 'Y',
    quotaYn: 'Y',
    workerCnt: 380,
  },
  {
    plantCd: '3000',
    plantNm: '대산',
    plantNmEn: 'Daesan',
    plantNmZh: '大山',
    plantNmEs: 'Daesan',
    shortNm: 'DS',
    addr: '충청남도 서산시 대산읍',
    integPermitYn: 'N',
    psmYn: 'Y',
    quotaYn: 'N',
    workerCnt: 240,
  },
].map((plant) => ({ integPermitYn: 'N', psmYn: 'N', quotaYn: 'N', ...plant }))

/** Authority groups (admin section 1): number, name, portal, all plants, all departments. */
export const groups = [
  [1, '시스템관리자', 'MAIN', 'Y', 'Y'],
  [2, 'SHE관리자(본사)', 'MAIN', 'Y', 'Y'],
  [3, '안전담당', 'MAIN', 'N', 'Y'],
  [4, '보건관리자(간호사)', 'MAIN', 'N', 'Y'],
  [5, '환경·화학담당', 'MAIN', 'N', 'Y'],
  [6, '공사감독자(발주·구매)', 'MAIN', 'N', 'N'],
  [7, '관리감독자(부서장·조장)', 'MAIN', 'N', 'N'],
  [8, '부서원', 'MAIN', 'N', 'N'],
  [9, '경영층(안전보건관리책임자 포함)', 'MAIN', 'Y', 'Y'],
  [10, '협력업체 관리자', 'VENDOR', 'N', 'N'],
  [11, '협력업체 담당자', 'VENDOR', 'N', 'N'],
].map(([authGrpNo, authGrpNm, portalCd, plantAccessYn, deptAccessYn]) => ({
  authGrpNo,
  authGrpNm,
  portalCd,
  plantAccessYn,
  deptAccessYn,
  useYn: 'Y',
}))

/** Names of the groups in English, Chinese and Spanish, for the code group that lists them. */
export const groupNames: readonly (readonly [authGrpNo: number, en: string, zh: string, es: string])[] = [
  [1, 'System administrator', '系统管理员', 'Administrador del sistema'],
  [2, 'SHE administrator (head office)', 'SHE管理员（总部）', 'Administrador SHE (sede)'],
  [3, 'Safety officer', '安全负责人', 'Responsable de seguridad'],
  [4, 'Health officer (nurse)', '保健管理员（护士）', 'Responsable de salud (enfermería)'],
  [5, 'Environment and chemicals', '环境·化学负责人', 'Medio ambiente y químicos'],
  [6, 'Construction supervisor (ordering)', '工程监督（发包·采购）', 'Supervisor de obras (compras)'],
  [7, 'Line supervisor', '管理监督者（部门长·班长）', 'Supervisor de línea'],
  [8, 'Department member', '部门成员', 'Miembro de departamento'],
  [9, 'Management', '管理层', 'Dirección'],
  [10, 'Vendor administrator', '承包商管理员', 'Administrador del contratista'],
  [11, 'Vendor staff', '承包商负责人', 'Personal del contratista'],
]

const positionNames = [
  ['임원', 'Executive', '高管', 'Directivo'],
  ['공장장', 'Plant manager', '厂长', 'Director de planta'],
  ['부장', 'Department head', '部长', 'Jefe de departamento'],
  ['팀장', 'Team leader', '组长', 'Jefe de equipo'],
  ['과장', 'Manager', '科长', 'Responsable'],
  ['대리', 'Assistant manager', '代理', 'Responsable adjunto'],
  ['사원', 'Staff', '职员', 'Empleado'],
].map(([positionNm, positionNmEn, positionNmZh, positionNmEs]) => ({
  positionNm,
  positionNmEn,
  positionNmZh,
  positionNmEs,
}))
export const positions = positionNames.map((names, index) => {
  return { positionCd: `P0${index}`, ...names, rankNo: index + 1, useYn: 'Y' }
})

/** Days within which an appointment is reported: 산업안전보건법 시행령 제16·20·29조, 위험물안전관리법 제15조, 화재예방법 제26조. */
const reportDays = new Map<string, number>([
  ['안전관리자', 14],
  ['보건관리자', 14],
  ['산업보건의', 14],
  ['위험물안전관리자', 14],
  ['소방안전관리자', 14],
])
/** Training of those who hold a duty: 산업안전보건법 시행규칙 별표 4. */
const educationRules = new Map<string, string>([
  ['안전보건관리책임자', '신규 6시간, 보수 6시간(2년)'],
  ['관리감독자', '연간 16시간'],
  ['안전관리자', '신규 34시간, 보수 24시간(2년)'],
  ['보건관리자', '신규 34시간, 보수 24시간(2년)'],
])

/** Duties (admin section 3): name, kind, legal basis. Articles of 12, 13 and 18 are still to be confirmed. */
export const duties = (
  [
    ['안전보건관리책임자', 'DTK02', '산업안전보건법 제15조'],
    ['안전보건총괄책임자', 'DTK02', '산업안전보건법 제62조'],
    ['관리감독자', 'DTK02', '산업안전보건법 제16조'],
    ['안전관리자', 'DTK02', '산업안전보건법 제17조'],
    ['보건관리자', 'DTK02', '산업안전보건법 제18조'],
    ['산업보건의', 'DTK02', '산업안전보건법 제22조'],
    ['명예산업안전감독관', 'DTK02', '산업안전보건법 제23조'],
    ['근로자대표', 'DTK02', '산업안전보건법 제2조제5호'],
    ['유해화학물질관리자', 'DTK02', '화학물질관리법 제32조'],
    ['위험물안전관리자', 'DTK02', '위험물안전관리법 제15조'],
    [
      '환경기술인·통합환경관리인',
      'DTK02',
      '대기환경보전법 제40조, 물환경보전법 제47조, 환경오염시설법 제21조의2',
    ],
    ['고압가스 안전관리자', 'DTK02', '고압가스 안전관리법 제15조 (확인 필요)'],
    ['소방안전관리자', 'DTK02', '화재의 예방 및 안전관리에 관한 법률 제24조 (확인 필요)'],
    ['작업허가 발급자', 'DTK03', null],
    ['작업허가 승인자', 'DTK03', null],
    ['가스측정자', 'DTK03', '산업안전보건기준에 관한 규칙 제619조의2'],
    ['화재감시자·밀폐감시인', 'DTK03', '산업안전보건기준에 관한 규칙 제241조의2, 제623조'],
    ['방사선안전관리자', 'DTK02', '원자력안전법 제53조의2 (확인 필요)'],
    ['공정안전담당', 'DTK01', null],
    ['개인정보 보호책임자', 'DTK02', '개인정보 보호법 제31조'],
    ['설비담당(FAC_MGR)', 'DTK01', null],
    ['보호구담당(PPE_MGR)', 'DTK01', null],
    ['출입·보안(GATE)', 'DTK01', null],
    ['안전부서장', 'DTK03', null],
    ['당직책임자(야간·휴일)', 'DTK03', null],
    ['교육담당', 'DTK01', null],
    ['안전보건교육 강사', 'DTK01', '산업안전보건법 시행규칙 제26조제3항'],
    ['안전보건관리담당자', 'DTK02', '산업안전보건법 제19조'],
  ] as const
).map(([dutyNm, dutyKindCd, legalBasis], index) => ({
  dutyCd: `D${String(index + 1).padStart(2, '0')}`,
  dutyNm,
  dutyKindCd,
  legalBasis,
  rptDays: reportDays.get(dutyNm) ?? null,
  eduRule: educationRules.get(dutyNm) ?? null,
  useYn: 'Y',
}))

/** Holidays whose substitute days were not compared with the published calendar. */
const unconfirmed: readonly string[] = ['2027-02-09', '2027-07-19']
/**
 * A paid day off for employees (노동절 제정에 관한 법률, until 2025 근로자의 날 제정에 관한 법률), not one of 공휴일에 관한 법률. Making it
 * one was proposed in 2025: from 2026 on the day is to be compared with the calendar that the government
 * publishes.
 */
const labourDay = (ymd: string) =>
  ymd < '2026-01-01'
    ? { legalYn: 'N', note: '유급휴일 (근로자의 날 제정에 관한 법률)' }
    : {
        legalYn: 'N',
        confirmNeededYn: 'Y',
        note: '유급휴일 (노동절 제정에 관한 법률), 공휴일 지정 여부는 월력요항 대조 전 (확인 필요)',
      }
/**
 * Public holidays with their substitutes, from the calendars of the government; what its calendar of the year
 * has not been compared with is marked.
 */
export const holidays = (
  [
    ['2025-01-01', '신정'],
    ['2025-01-27', '임시공휴일'],
    ['2025-01-28', '설날 연휴'],
    ['2025-01-29', '설날'],
    ['2025-01-30', '설날 연휴'],
    ['2025-03-01', '삼일절'],
    ['2025-03-03', '삼일절 대체공휴일'],
    ['2025-05-01', '근로자의 날'],
    ['2025-05-05', '어린이날·부처님오신날'],
    ['2025-05-06', '어린이날·부처님오신날 대체공휴일'],
    ['2025-06-03', '대통령선거'],
    ['2025-06-06', '현충일'],
    ['2025-08-15', '광복절'],
    ['2025-10-03', '개천절'],
    ['2025-10-05', '추석 연휴'],
    ['2025-10-06', '추석'],
    ['2025-10-07', '추석 연휴'],
    ['2025-10-08', '추석 대체공휴일'],
    ['2025-10-09', '한글날'],
    ['2025-12-25', '성탄절'],
    ['2026-01-01', '신정'],
    ['2026-02-16', '설날 연휴'],
    ['2026-02-17', '설날'],
    ['2026-02-18', '설날 연휴'],
    ['2026-03-01', '삼일절'],
    ['2026-03-02', '삼일절 대체공휴일'],
    ['2026-05-01', '노동절'],
    ['2026-05-05', '어린이날'],
    ['2026-05-24', '부처님오신날'],
    ['2026-05-25', '부처님오신날 대체공휴일'],
    ['2026-06-03', '전국동시지방선거'],
    ['2026-06-06', '현충일'],
    ['2026-07-17', '제헌절'],
    ['2026-08-15', '광복절'],
    ['2026-08-17', '광복절 대체공휴일'],
    ['2026-09-24', '추석 연휴'],
    ['2026-09-25', '추석'],
    ['2026-09-26', '추석 연휴'],
    ['2026-10-03', '개천절'],
    ['2026-10-05', '개천절 대체공휴일'],
    ['2026-10-09', '한글날'],
    ['2026-12-25', '성탄절'],
    ['2027-01-01', '신정'],
    ['2027-02-06', '설날 연휴'],
    ['2027-02-07', '설날'],
    ['2027-02-08', '설날 연휴'],
    ['2027-02-09', '설날 대체공휴일'],
    ['2027-03-01', '삼일절'],
    ['2027-05-01', '노동절'],
    ['2027-05-05', '어린이날'],
    ['2027-05-13', '부처님오신날'],
    ['2027-06-06', '현충일'],
    ['2027-07-17', '제헌절'],
    ['2027-07-19', '제헌절 대체공휴일'],
    ['2027-08-15', '광복절'],
    ['2027-08-16', '광복절 대체공휴일'],
    ['2027-09-14', '추석 연휴'],
    ['2027-09-15', '추석'],
    ['2027-09-16', '추석 연휴'],
    ['2027-10-03', '개천절'],
    ['2027-10-04', '개천절 대체공휴일'],
    ['2027-10-09', '한글날'],
    ['2027-10-11', '한글날 대체공휴일'],
    ['2027-12-25', '성탄절'],
    ['2027-12-27', '성탄절 대체공휴일'],
  ] as const
).map(([ymd, holidayNm]) => ({
  ymd,
  holidayNm,
  ...(ymd.endsWith('-05-01') ? labourDay(ymd) : { legalYn: 'Y' }),
  ...(unconfirmed.includes(ymd) && { confirmNeededYn: 'Y', note: '월력요항 대조 전 (확인 필요)' }),
}))
