// The same rows for every target, made from their number: nothing to download, nothing to keep.

export const plants = [
  '울산1공장',
  '울산2공장',
  '여수공장',
  '대산공장',
  '온산공장',
  '군산공장',
  '구미공장',
  '청주공장',
]
export const statuses = ['작성중', '검토중', '승인', '작업중', '완료', '반려']
/** Per cent: most permits are closed. */
const statusWeights = [8, 10, 14, 8, 54, 6]
const types = [
  '화기작업',
  '밀폐공간작업',
  '고소작업',
  '굴착작업',
  '전기작업',
  '중장비작업',
  '방사선작업',
  '일반작업',
]
const risks = ['상', '중', '하']
const areas = [
  '1호기',
  '2호기',
  '저장탱크',
  '배관랙',
  '압축기실',
  '변전실',
  '보일러동',
  '폐수처리장',
  '출하장',
  '냉각탑',
  '제어실',
  '창고동',
]
const equipment = [
  '펌프',
  '열교환기',
  '반응기',
  '증류탑',
  '압력용기',
  '컨베이어',
  '크레인',
  '밸브',
  '배관',
  '전동기',
  '집진기',
  '안전변',
]
const acts = [
  '용접 보수',
  '내부 청소',
  '도장 작업',
  '절연 점검',
  '교체 설치',
  '누설 점검',
  '비파괴 검사',
  '단열재 시공',
  '철거 작업',
  '정기 점검',
  '시운전',
  '교정 작업',
]
const familyNames = [
  '김',
  '이',
  '박',
  '최',
  '정',
  '강',
  '조',
  '윤',
  '장',
  '임',
  '한',
  '오',
  '서',
  '신',
  '권',
  '황',
]
const givenNames = [
  '민준',
  '서연',
  '도윤',
  '지우',
  '하준',
  '서현',
  '지훈',
  '은지',
  '현우',
  '수빈',
  '성민',
  '유진',
  '동현',
  '미경',
  '재호',
  '영숙',
]
const firstDay = Date.UTC(2023, 0, 1)
export const dayCount = 1096
const dayMs = 86_400_000

/** mulberry32: the same numbers for the same seed on every machine. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
export const pick = <T>(next: () => number, from: readonly T[]): T => from[Math.floor(next() * from.length)]!
export const dayAt = (number: number): string =>
  new Date(firstDay + number * dayMs).toISOString().slice(0, 10)
function weighted(next: () => number): string {
  let rest = next() * 100
  return statuses.find((_, index) => (rest -= statusWeights[index]!) < 0) ?? statuses.at(-1)!
}

export const departmentCount = 120
export const vendorCount = 2000
export const department = (id: number) => ({
  id,
  name: `${plants[(id - 1) % 8]} ${1 + Math.floor((id - 1) / 8)}팀`,
})
export const vendor = (id: number) => ({ id, name: `(주)${pick(random(id), areas)}정비 ${id}` })

/** Row number `id`, independent of every other row: 25 columns. */
export function permit(id: number) {
  const next = random(id * 2654435761)
  const plant = pick(next, plants)
  const area = pick(next, areas)
  const machine = pick(next, equipment)
  const act = pick(next, acts)
  const workType = pick(next, types)
  const day = Math.floor(next() * dayCount)
  const date = dayAt(day)
  const hour = 6 + Math.floor(next() * 10)
  const name = () => pick(next, familyNames) + pick(next, givenNames)
  const machineNo = `${machine.length}${String.fromCharCode(65 + Math.floor(next() * 26))}-${1000 + Math.floor(next() * 9000)}`
  const clock = (value: number) => String(value).padStart(2, '0')
  return {
    id,
    permit_no: `WP-${date.slice(0, 4)}-${String(id).padStart(7, '0')}`,
    title: `${area} ${machine} ${act}`,
    description: `${plant} ${area}에서 ${machine}(${machineNo}) ${act}을(를) 실시함. 작업 전 가스 농도 측정 및 안전보호구 착용 상태를 확인하고, 작업 중 감시인을 배치한다. 특이사항 발생 시 즉시 작업을 중지하고 보고한다.`,
    plant,
    status: weighted(next),
    work_type: workType,
    risk_level: pick(next, risks),
    department_id: 1 + Math.floor(next() * departmentCount),
    vendor_id: 1 + Math.floor(next() * vendorCount),
    requester_name: name(),
    approver_name: name(),
    supervisor_name: name(),
    location: `${plant} ${area} ${1 + Math.floor(next() * 5)}층`,
    equipment_no: machineNo,
    work_date: date,
    start_time: `${date}T${clock(hour)}:00:00Z`,
    end_time: `${date}T${clock(hour + 1 + Math.floor(next() * 7))}:30:00Z`,
    worker_count: 1 + Math.floor(next() * 20),
    gas_o2: Number((19.5 + next() * 2).toFixed(2)),
    gas_lel: Number((next() * 9).toFixed(2)),
    cost_amount: Math.floor(next() * 50_000_000),
    fire_watch: next() < 0.4 ? 'Y' : 'N',
    remark: next() < 0.3 ? `${act} 후 잔재물 정리 완료` : null,
    created_at: new Date(firstDay + day * dayMs).toISOString(),
  }
}
export type PermitRow = ReturnType<typeof permit>
