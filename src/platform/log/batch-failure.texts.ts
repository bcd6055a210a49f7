import { sentences } from '../../core/shared/sentence.ts'

/** Why a job stopped, for who looks after the portal; the words of the program follow in brackets. */
export const batchFailures = sentences({
  full: [
    '디스크에 자리가 없어 멈췄습니다.',
    'It stopped because the disk is full.',
    '磁盘空间不足，已停止。',
    'Se detuvo porque el disco está lleno.',
  ],
  denied: [
    '파일이나 폴더를 읽고 쓸 권한이 없어 멈췄습니다.',
    'It stopped because a file or folder may not be read or written.',
    '没有读写文件或文件夹的权限，已停止。',
    'Se detuvo porque no se permite leer o escribir un archivo o una carpeta.',
  ],
  missing: [
    '파일이나 폴더를 찾지 못하여 멈췄습니다.',
    'It stopped because a file or folder was not found.',
    '找不到文件或文件夹，已停止。',
    'Se detuvo porque no se encontró un archivo o una carpeta.',
  ],
  unreachable: [
    '상대 서버에 연결하지 못하여 멈췄습니다.',
    'It stopped because another server could not be reached.',
    '无法连接对方服务器，已停止。',
    'Se detuvo porque no se pudo conectar con otro servidor.',
  ],
  databaseAway: [
    '데이터베이스에 연결하지 못하여 멈췄습니다.',
    'It stopped because the database could not be reached.',
    '无法连接数据库，已停止。',
    'Se detuvo porque no se pudo conectar con la base de datos.',
  ],
  databaseFull: [
    '데이터베이스에 자리나 자원이 모자라 멈췄습니다.',
    'It stopped because the database ran out of room or resources.',
    '数据库空间或资源不足，已停止。',
    'Se detuvo porque a la base de datos le faltó espacio o recursos.',
  ],
  tooSlow: [
    '데이터베이스가 제한시간 안에 답하지 않아 멈췄습니다.',
    'It stopped because the database did not answer in time.',
    '数据库未在时限内响应，已停止。',
    'Se detuvo porque la base de datos no respondió a tiempo.',
  ],
  collided: [
    '같은 자료를 다루던 다른 작업과 부딪혀 멈췄습니다. 다음 실행 때 다시 합니다.',
    'It stopped because another act was at the same data. The next run tries again.',
    '与处理相同数据的其他作业冲突，已停止。下次运行时重试。',
    'Se detuvo porque otra acción usaba los mismos datos. La próxima ejecución lo repite.',
  ],
  rule: [
    '자료가 데이터베이스의 규칙에 맞지 않아 멈췄습니다.',
    'It stopped because data breaks a rule of the database.',
    '数据不符合数据库规则，已停止。',
    'Se detuvo porque los datos incumplen una regla de la base de datos.',
  ],
  unknown: [
    '예상하지 못한 오류로 멈췄습니다.',
    'It stopped for a reason that nobody foresaw.',
    '因未预料的错误而停止。',
    'Se detuvo por un error imprevisto.',
  ],
  withCause: [
    '{what} (원문: {cause})',
    '{what} (cause: {cause})',
    '{what}（原文：{cause}）',
    '{what} (causa: {cause})',
  ],
})
