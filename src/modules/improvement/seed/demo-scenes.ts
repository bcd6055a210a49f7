/** The drawn pictures of the demonstration: a place in the plant before and after an improvement. */
export type SceneName = 'railing' | 'aisle' | 'conveyor' | 'forklift' | 'eyewash' | 'extinguisher' | 'manhole'

const size = { width: 720, height: 540 }
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const sky = `<rect width="960" height="720" fill="url(#sky)"/>`
const hall = `<rect width="960" height="430" fill="url(#wall)"/><path d="M0 430H960V720H0Z" fill="url(#floor)"/>
  ${times(6, (index) => `<path d="M${index * 190} 0V430" stroke="#8a9097" stroke-width="3" opacity=".5"/>`)}`
const pipes = times(
  3,
  (index) =>
    `<path d="M0 ${70 + index * 62}H960" stroke="#8d979f" stroke-width="26"/><path d="M0 ${63 + index * 62}H960" stroke="#c3cad0" stroke-width="5"/>`,
)

const scenes: Record<SceneName, (after: boolean) => string> = {
  railing: (after) => `${sky}
    <ellipse cx="470" cy="720" rx="620" ry="220" fill="#9aa3ab"/><ellipse cx="470" cy="700" rx="620" ry="200" fill="#b4bcc3"/>
    <g stroke="#e0b021" stroke-width="18" fill="none"><path d="M60 250H900M60 370H900"/>
      ${times(5, (index) => (index === 2 && !after ? '<path d="M505 250L470 560"/>' : `<path d="M${110 + index * 190} 250V560"/>`))}</g>
    <path d="M60 530H900" stroke="#c79a17" stroke-width="30"/>
    ${times(5, (index) => {
      const x = 90 + index * 190
      const loose = index === 2 && !after
      return `<rect x="${x - 20}" y="556" width="80" height="26" fill="#6d757c"/>${[x - 4, x + 44]
        .map((bolt) => `<circle cx="${bolt}" cy="569" r="9" fill="${loose ? '#23272b' : '#d7dbde'}"/>`)
        .join('')}`
    })}
    ${after ? '' : '<path d="M470 640l24 10-8 20-24-8z" fill="#c9ced2"/><circle cx="560" cy="662" r="9" fill="#c9ced2"/>'}`,
  aisle: (after) => `${hall}${pipes}
    <path d="M330 430L120 720M640 430L860 720" stroke="${after ? '#f2c511' : '#b79f4d'}" stroke-width="${after ? 20 : 10}"/>
    ${
      after
        ? '<path d="M470 470v180M440 610l30 40 30-40" stroke="#e9edf0" stroke-width="12" fill="none"/>'
        : times(
            6,
            (index) =>
              `<g transform="translate(${330 - index * 6} ${590 - index * 62})"><rect width="330" height="20" fill="#a9783f"/><rect y="38" width="330" height="18" fill="#8d6231"/>
                ${times(4, (foot) => `<rect x="${foot * 100}" y="18" width="30" height="22" fill="#75501f"/>`)}</g>`,
          )
    }`,
  conveyor: (after) => `${hall}
    <path d="M0 470H960V540H0Z" fill="#3b4045"/><path d="M0 470H960" stroke="#6e757b" stroke-width="10"/>
    ${times(9, (index) => `<circle cx="${60 + index * 110}" cy="548" r="24" fill="#7d858c"/><circle cx="${60 + index * 110}" cy="548" r="8" fill="#353a3f"/>`)}
    <path d="M120 570V720M820 570V720" stroke="#5f676e" stroke-width="30"/>
    ${
      after
        ? `<rect x="560" y="300" width="270" height="270" rx="10" fill="#e3b51c"/>${times(6, (index) => `<path d="M580 ${330 + index * 36}H810" stroke="#b98f0e" stroke-width="8"/>`)}
           <rect x="815" y="400" width="46" height="64" fill="#d8352a"/><circle cx="838" cy="432" r="12" fill="#3bd16f"/>`
        : `<circle cx="640" cy="420" r="88" fill="#697178"/><circle cx="640" cy="420" r="30" fill="#2e3338"/><circle cx="780" cy="470" r="48" fill="#697178"/>
           <path d="M600 342L760 424M650 508L790 518" stroke="#23272b" stroke-width="18"/>`
    }`,
  forklift: (after) => `${hall}
    <rect x="300" y="330" width="340" height="220" rx="24" fill="#e08a1b"/><path d="M380 330L420 160H600L620 330" fill="none" stroke="#33383d" stroke-width="22"/>
    <path d="M240 120V600M275 120V600" stroke="#474e54" stroke-width="22"/><path d="M60 596H270" stroke="#30353a" stroke-width="20"/>
    <circle cx="360" cy="580" r="72" fill="#24282c"/><circle cx="590" cy="580" r="60" fill="#24282c"/><circle cx="360" cy="580" r="28" fill="#9ba3aa"/><circle cx="590" cy="580" r="24" fill="#9ba3aa"/>
    ${
      after
        ? '<rect x="630" y="370" width="48" height="60" rx="8" fill="#20242a"/><circle cx="654" cy="400" r="16" fill="#f04a33"/><path d="M690 360a70 70 0 0 1 0 84M720 335a110 110 0 0 1 0 134" stroke="#f04a33" stroke-width="10" fill="none"/><ellipse cx="800" cy="660" rx="110" ry="34" fill="#3d78ff" opacity=".65"/>'
        : '<rect x="630" y="378" width="30" height="44" fill="#8a5c17"/>'
    }`,
  eyewash: () => `${hall}${pipes}
    <rect x="330" y="140" width="300" height="130" rx="8" fill="#1f8a4c"/><path d="M480 160v90M435 205h90" stroke="#fff" stroke-width="26"/>
    <path d="M480 330V720" stroke="#d2a416" stroke-width="34"/><ellipse cx="480" cy="470" rx="190" ry="46" fill="#1f8a4c"/><ellipse cx="480" cy="460" rx="170" ry="36" fill="#cfd8dc"/>
    ${[420, 540].map((x) => `<rect x="${x - 12}" y="420" width="24" height="40" fill="#6b747b"/><path d="M${x} 420q6 -12 12 0" stroke="#5fb4e8" stroke-width="8" fill="none"/>`).join('')}`,
  extinguisher: (after) => `${hall}
    <rect x="390" y="250" width="190" height="410" rx="80" fill="#c5271d"/><rect x="400" y="290" width="30" height="330" rx="15" fill="#e2574c"/>
    <path d="M440 250V200H610M520 200L640 150" stroke="#22262a" stroke-width="26" fill="none"/><path d="M580 240q150 60 90 300" stroke="#22262a" stroke-width="22" fill="none"/>
    <rect x="420" y="400" width="130" height="150" fill="#f4f1e6"/>
    <g transform="translate(300 230)"><circle r="104" fill="#f2f4f5" stroke="#7a8288" stroke-width="12"/>
      <path d="M-70 40A80 80 0 0 1 -62 -50" stroke="#d8352a" stroke-width="22" fill="none"/><path d="M-46 -66A80 80 0 0 1 46 -66" stroke="#2faa55" stroke-width="22" fill="none"/>
      <path d="M0 0L${after ? '8 -76' : '-68 20'}" stroke="#1b1f23" stroke-width="10"/><circle r="12" fill="#1b1f23"/></g>`,
  manhole: (
    after,
  ) => `${sky}<path d="M0 380H960V720H0Z" fill="#9a9f9f"/><rect x="60" y="60" width="460" height="360" rx="30" fill="#c4ccd2"/>
    <ellipse cx="290" cy="300" rx="84" ry="92" fill="#22272b" stroke="#6d757c" stroke-width="18"/>
    ${
      after
        ? `<path d="M520 470H880M520 540H880" stroke="#f2c511" stroke-width="16"/>${times(3, (index) => `<path d="M${540 + index * 160} 440V640" stroke="#5c646b" stroke-width="14"/>`)}
           <g transform="translate(690 300)"><circle r="38" fill="#e2b48c"/><path d="M-46 -14a46 46 0 0 1 92 0z" fill="#f4f4f4"/><path d="M-60 200V90q0 -44 60 -44t60 44v110z" fill="#f0701d"/><path d="M-34 60V200M34 60V200" stroke="#e8f26a" stroke-width="14"/></g>
           <rect x="140" y="440" width="220" height="120" fill="#fff"/><path d="M140 440h220v34H140z" fill="#d8352a"/><path d="M165 500h170M165 530h120" stroke="#333" stroke-width="10"/>`
        : '<path d="M330 390C420 520 600 470 720 600S900 660 960 640" stroke="#c0741c" stroke-width="22" fill="none"/>'
    }`,
}

/** An SVG of a scene. */
export const drawScene = (name: SceneName, after: boolean): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 960 720"><defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#a9c4dc"/><stop offset="1" stop-color="#dfe6ea"/></linearGradient>
    <linearGradient id="wall" x2="0" y2="1"><stop stop-color="#9aa1a7"/><stop offset="1" stop-color="#c2c7cb"/></linearGradient>
    <linearGradient id="floor" x2="0" y2="1"><stop stop-color="#7d8287"/><stop offset="1" stop-color="#a1a6aa"/></linearGradient>
    <radialGradient id="lamp" cx=".6" cy=".2" r=".9"><stop stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#000" stop-opacity=".32"/></radialGradient></defs>
    ${scenes[name](after)}<rect width="960" height="720" fill="url(#lamp)"/></svg>`
