import { texts } from '../../../core/shared/four-texts.ts'

export const revisionTexts = texts({
  title: ['동결본', 'Frozen revisions', '冻结版', 'Revisiones congeladas'],
  none: [
    '동결본이 없습니다.',
    'There is no frozen revision.',
    '没有冻结版。',
    'No hay revisiones congeladas.',
  ],
  rev: ['차수', 'Rev.', '版次', 'Rev.'],
  name: ['동결본', 'Revision', '冻结版', 'Revisión'],
  frozen: ['동결일시', 'Frozen', '冻结时间', 'Congelada'],
  by: ['동결자', 'By', '冻结人', 'Por'],
  hash: ['SHA-256', 'SHA-256', 'SHA-256', 'SHA-256'],
  paper: ['PDF', 'PDF', 'PDF', 'PDF'],
  noPaper: ['보관된 PDF 없음', 'No PDF was kept', '未保存PDF', 'Sin PDF guardado'],
  files: ['파일', 'Files', '文件', 'Archivos'],
  filesOf: [
    '{name} 파일 {count}개',
    '{count} files of {name}',
    '{name}的文件{count}个',
    '{count} archivos de {name}',
  ],
  verify: ['해시 확인', 'Check the hash', '核对哈希', 'Comprobar hash'],
  intact: [
    '저장된 내용에서 다시 계산한 해시가 같습니다.',
    'The hashes reckoned again from what is stored are the same.',
    '由存储内容重新计算的哈希一致。',
    'Los hashes recalculados coinciden.',
  ],
  broken: [
    '{names}: 해시가 다르거나 저장된 내용이 없습니다.',
    '{names}: the hash differs, or nothing is stored.',
    '{names}：哈希不一致或没有存储内容。',
    '{names}: el hash difiere o no hay nada guardado.',
  ],
  from: ['비교 기준 A', 'Compare A', '比较基准A', 'Comparar A'],
  to: ['비교 대상 B', 'with B', '比较对象B', 'con B'],
  whole: ['B 전체 보기', 'Show all of B', '显示B全部', 'Ver B completo'],
})
