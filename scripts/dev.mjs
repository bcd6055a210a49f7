// npm run dev: the server restarts and the browser reloads when a file changes. One address; Vite hands /api
// on.
import { spawn } from 'node:child_process'
import { createServer as createSocket } from 'node:net'

export async function develop() {
  const [{ readSettings }, { lockDataFolder }, { startEmbeddedPostgres }] = await Promise.all([
    import('../src/core/server/runtime/settings.ts'),
    import('../src/core/server/runtime/instance-lock.ts'),
    import('../src/core/server/database/embedded-postgres.ts'),
  ])
  const settings = readSettings()
  const undo = []
  let url = settings.databaseUrl
  if (!url) {
    // Held here, so that a restart of the server does not restart the database.
    undo.push(lockDataFolder(settings.dataDir))
    const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, port: settings.databasePort })
    undo.push(() => postgres.stop())
    url = postgres.url
  }
  const serverPort = await freePort()
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${settings.port}`
  const environment = {
    ...process.env,
    DATABASE_URL: url,
    SEED_DEMO: settings.seedDemo ? 'yes' : 'no',
    HOST: '127.0.0.1',
    PORT: String(serverPort),
    PUBLIC_URL: publicUrl,
  }
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/app/main.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
    detached: true,
  })

  const { createServer } = await import('vite')
  const target = `http://127.0.0.1:${serverPort}`
  const vite = await createServer({
    server: {
      host: settings.host,
      port: settings.port,
      strictPort: true,
      proxy: { '/api': { target, xfwd: true }, '/menus': { target, xfwd: true } },
    },
  })
  await vite.listen()
  console.log(`개발 서버: ${publicUrl} (Ctrl-C로 멈춥니다)`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await vite.close()
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill('SIGTERM')) await ended
    for (const task of undo.toReversed()) await task()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
