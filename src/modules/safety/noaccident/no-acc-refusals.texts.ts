import { sentences } from '../../../core/shared/sentence.ts'

/** Why something about the no-accident record is refused. (saf.md 4, 7) */
export const noAccRefusals = sentences({
  startFuture: [
    '기산일은 오늘보다 늦을 수 없습니다.',
    'The first day lies in the future.',
    '起算日不能晚于今天。',
    'El primer día no puede ser futuro.',
  ],
  startKept: [
    '중단이 확정된 기록의 기산일은 바꿀 수 없습니다.',
    'The first day after a confirmed end stays as it is.',
    '中断已确定的记录不能更改起算日。',
    'El primer día tras una interrupción confirmada no cambia.',
  ],
  judgeFirst: [
    '안전담당의 재해 판정 서명이 먼저 필요합니다.',
    'Safety staff judge and sign first.',
    '须先由安全负责人判定并签字。',
    'Antes debe dictaminar y firmar seguridad.',
  ],
  otherJudgement: [
    "안전담당이 '{judge}'(으)로 판정했습니다. 다시 판정해 주세요.",
    'Safety staff judged it as “{judge}”. It is to be judged again.',
    '安全负责人判定为“{judge}”，请重新判定。',
    'Seguridad dictaminó «{judge}». Debe dictaminarse de nuevo.',
  ],
  twoPeople: [
    '판정한 사람과 확정하는 사람은 달라야 합니다.',
    'Who judged and who confirms are two people.',
    '判定人与确定人不得为同一人。',
    'Quien dictamina y quien confirma son dos personas.',
  ],
  committeePaper: [
    '중단 예외 인정은 위원회 의결 문서가 필요합니다.',
    'An exemption needs the resolution of the committee.',
    '例外认定须附委员会决议文件。',
    'La exención requiere la resolución del comité.',
  ],
  kept: [
    '무재해 기록은 삭제하지 않습니다.',
    'A record is not deleted.',
    '无灾害记录不删除。',
    'El registro no se elimina.',
  ],
  bySystem: [
    '사고에서 만들어집니다.',
    'It is made by the accident.',
    '由事故生成。',
    'Lo crea el accidente.',
  ],
})
