/** The portal cannot start. The message is one Korean line for the operator: what is wrong and what to do. */
export class StartupRefusal extends Error {
  override name = 'StartupRefusal'
}

/** Error code of the operating system ('EACCES', 'ENOSPC' …) or undefined. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Turns the file system's refusals into a line for the operator; other errors come back as they are. */
export function explainFileError(error: unknown, folder: string): unknown {
  const code = systemErrorCode(error)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StartupRefusal(
      `데이터 폴더 '${folder}'에 쓸 수 없습니다. 폴더의 주인과 권한을 고치거나 DATA_DIR에 쓸 수 있는 다른 폴더를 지정하세요.`,
    )
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new StartupRefusal(
      `데이터 폴더 '${folder}' 자리에 폴더가 아닌 파일이 있습니다. 파일을 치우거나 DATA_DIR을 바꾸세요.`,
    )
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder)
  return error
}

export function diskFull(folder: string): StartupRefusal {
  return new StartupRefusal(
    `디스크가 가득 찼습니다('${folder}'). 공간을 비우거나 DATA_DIR을 다른 디스크로 옮긴 뒤 다시 시작하세요.`,
  )
}
