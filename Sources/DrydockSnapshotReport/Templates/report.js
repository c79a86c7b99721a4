"use strict";
(() => {
  const root = document.documentElement;
  root.classList.add("js");
  const $ = (id) => document.getElementById(id);
  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  // The list

  const rows = [...document.querySelectorAll(".row")];
  const groups = [...document.querySelectorAll(".group")];
  const article = (row) => $("f" + row.dataset.number);
  const picture = (owner, name) => owner.querySelector(`.pictures img.${name}`);
  for (const row of rows) {
    const source = picture(article(row), "actual") || picture(article(row), "reference");
    if (source) row.querySelector(".thumbnail").append(make("img", { src: source.src, alt: "" }));
    row.searched = (article(row).textContent + row.closest(".group").querySelector("h2").textContent).toLowerCase();
  }
  const visibleRows = () => rows.filter((row) => !row.hidden);
  let current = null;

  const show = () => {
    const id = location.hash.slice(1);
    const row = rows.find((row) => id === "f" + row.dataset.number);
    const target = row ? article(row) : id === "passes" || !rows.length ? $("passes") : article(rows[0]);
    if (!row && target !== $("passes")) return history.replaceState(null, "", "#" + target.id), show();
    for (const other of document.querySelectorAll("article")) other.classList.toggle("current", other === target);
    for (const other of rows) other.classList.toggle("current", other === row);
    document.querySelector(".to-passes").classList.toggle("current", !row);
    current = row || null;
    (row || document.querySelector(".to-passes")).scrollIntoView({ block: "nearest" });
    stage.open(target);
  };
  const step = (offset) => {
    const list = visibleRows();
    if (!list.length) return;
    const index = list.indexOf(current);
    const next = index < 0 ? (offset > 0 ? 0 : list.length - 1) : Math.min(Math.max(index + offset, 0), list.length - 1);
    go("f" + list[next].dataset.number);
  };
  /// At once: the next key may come before the browser tells of the new address.
  const go = (id) => {
    location.hash = id;
    show();
  };
  const search = () => {
    const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of rows) row.hidden = !words.every((word) => row.searched.includes(word));
    for (const group of groups) group.hidden = ![...group.querySelectorAll(".row")].some((row) => !row.hidden);
    $("nothing").hidden = !rows.length || visibleRows().length > 0;
    if (current && current.hidden) step(1);
  };
  $("search").addEventListener("input", search);

  // Choosing what to accept

  const boxes = () => [...document.querySelectorAll(".choose:not(:disabled)")];
  const list = () => boxes().filter((box) => box.checked).map((box) => box.dataset.reference + "\n").join("");
  const count = () => {
    const chosen = boxes().filter((box) => box.checked).length;
    if (!$("chosen")) return;
    $("chosen").textContent = chosen;
    $("save").disabled = $("copy").disabled = chosen === 0;
    for (const group of groups) {
      const own = [...group.querySelectorAll(".choose:not(:disabled)")];
      const box = group.querySelector(".choose-group");
      const checked = own.filter((one) => one.checked).length;
      box.checked = own.length > 0 && checked === own.length;
      box.indeterminate = checked > 0 && checked < own.length;
      box.disabled = own.length === 0;
    }
  };
  const chooseGroup = (group, value) => {
    for (const box of group.querySelectorAll(".choose:not(:disabled)")) box.checked = value;
    count();
  };
  document.addEventListener("change", (event) => {
    if (event.target.matches(".choose")) count();
    if (event.target.matches(".choose-group")) chooseGroup(event.target.closest(".group"), event.target.checked);
  });
  const save = () => {
    if (!list()) return;
    const link = make("a", { download: "accepted.txt", href: "data:text/plain;charset=utf-8," + encodeURIComponent(list()) });
    link.click();
  };
  const copy = () => {
    const field = make("textarea", { value: list() });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    flash($("copy"), "Copied");
  };
  const flash = (button, text) => {
    const before = button.dataset.text || (button.dataset.text = button.textContent);
    button.textContent = text;
    setTimeout(() => { button.textContent = before; }, 1200);
  };
  if ($("save")) { $("save").onclick = save; $("copy").onclick = copy; }

  // Light and dark

  const isDark = () => root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  const nameTheme = () => { $("theme").textContent = isDark() ? "Light" : "Dark"; };
  const toggleTheme = () => { root.dataset.theme = isDark() ? "light" : "dark"; nameTheme(); };
  $("theme").onclick = toggleTheme;
  $("keys").onclick = () => $("help").showModal();
  nameTheme();

  // The stage: two pictures in one of four views

  const stage = (() => {
    const modes = ["side", "slider", "blink", "difference"];
    const titles = { side: "Side by side", slider: "Slider", blink: "Blink", difference: "Difference" };
    const factors = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
    const element = make("section", { id: "stage" });
    const tools = make("div", { id: "tools" });
    const view = make("div", { id: "view" });
    const pixels = make("div", { id: "pixels" });
    const segments = make("div", { className: "segments" });
    const buttons = {};
    modes.forEach((mode, index) => {
      buttons[mode] = make("button", { textContent: titles[mode], title: `${titles[mode]} (${index + 1})`, onclick: () => setMode(mode) });
      segments.append(buttons[mode]);
    });
    const zoomValue = make("button", { id: "zoom-value", title: "Fit (0)", onclick: () => setZoom(0) });
    const zoomTools = make("div", { className: "segments" },
      make("button", { textContent: "−", title: "Zoom out (−)", onclick: () => stepZoom(-1) }), zoomValue,
      make("button", { textContent: "+", title: "Zoom in (+)", onclick: () => stepZoom(1) }));
    const frameButton = make("button", { textContent: "Frames", title: "Frames around the differences (f)", onclick: () => toggleFrames() });
    const nextButton = make("button", { title: "Zoom in on the next difference (n)", onclick: () => nextCluster() });
    tools.append(segments, zoomTools, frameButton, nextButton, make("span", { className: "space" }));
    element.append(tools, view, pixels);

    let mode = "side", zoom = 0, frames = true, position = 0.5, timer = null, showsActual = true, clusterIndex = -1;
    let pictures = {}, width = 0, height = 0, clusters = [], scale = 1, cursor = null, owner = null;

    const read = (image) => {
      if (!image || !image.naturalWidth) return null;
      const canvas = make("canvas", { width: image.naturalWidth, height: image.naturalHeight });
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      return { canvas, width: canvas.width, height: canvas.height, data: context.getImageData(0, 0, canvas.width, canvas.height).data };
    };
    const pixel = (side, x, y) => {
      const source = pictures[side];
      if (!source || x >= source.width || y >= source.height || x < 0 || y < 0) return null;
      const index = (y * source.width + x) * 4;
      return [...source.data.subarray(index, index + 4)];
    };
    /// What differs in magenta, the darker the more; the rest faded.
    const difference = () => {
      const canvas = make("canvas", { width, height });
      const context = canvas.getContext("2d");
      const result = context.createImageData(width, height);
      const { reference, actual } = pictures;
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
        const inOld = x < reference.width && y < reference.height, inNew = x < actual.width && y < actual.height;
        const i = (y * reference.width + x) * 4, j = (y * actual.width + x) * 4, k = (y * width + x) * 4;
        let level = -1, value = [255, 255, 255];
        if (inOld && inNew) {
          level = 0;
          for (let c = 0; c < 4; c++) level = Math.max(level, Math.abs(reference.data[i + c] - actual.data[j + c]));
          const grey = 200 + (actual.data[j] * 3 + actual.data[j + 1] * 6 + actual.data[j + 2]) * actual.data[j + 3] / 255 / 50 | 0;
          value = level ? [255 - Math.min(level, 64) / 3, 150 - Math.min(level, 64) * 150 / 64, 205 - Math.min(level, 64)] : [grey, grey, grey];
        } else if (inOld || inNew) value = [255, 190, 255];
        result.data.set([...value, 255], k);
      }
      context.putImageData(result, 0, 0);
      return canvas;
    };

    const fit = () => {
      const panes = mode === "side" && pictures.reference && pictures.actual ? 2 : 1;
      const room = { x: view.clientWidth / panes - 40, y: view.clientHeight - 56 };
      const exact = Math.min(room.x / width, room.y / height);
      if (exact >= 1) return Math.min(Math.floor(exact), 8);
      return Math.max(exact, 1 / 16);
    };
    const factor = () => zoom || fit();

    const sheet = (...layers) => {
      const result = make("div", { className: "sheet" });
      result.append(...layers);
      for (const [x, y, w, h] of clusters) {
        const frame = make("div", { className: "frame" });
        frame.dataset.box = [x, y, w, h];
        result.append(frame);
      }
      return result;
    };
    const pane = (title, detail, content) => {
      const scroller = make("div", { className: "scroller" }, content);
      scroller.addEventListener("scroll", () => {
        for (const other of view.querySelectorAll(".scroller")) if (other !== scroller) {
          other.scrollLeft = scroller.scrollLeft;
          other.scrollTop = scroller.scrollTop;
        }
      });
      return make("div", { className: "pane" }, make("b", {}, title, make("i", { textContent: detail })), scroller);
    };
    const copyOf = (side, clip) => {
      const source = pictures[side];
      const canvas = make("canvas", { width, height, className: side });
      canvas.getContext("2d").drawImage(source.canvas, 0, 0);
      if (clip) canvas.style.clipPath = clip;
      return canvas;
    };
    const sizeOf = (side) => `${pictures[side].width} × ${pictures[side].height}`;

    const draw = () => {
      clearInterval(timer);
      view.replaceChildren();
      const { reference, actual } = pictures;
      const both = reference && actual;
      const shown = both ? mode : "side";
      for (const name of modes) {
        buttons[name].setAttribute("aria-pressed", name === shown);
        buttons[name].disabled = !both && name !== "side";
      }
      frameButton.setAttribute("aria-pressed", frames);
      frameButton.disabled = nextButton.disabled = !clusters.length;
      nextButton.textContent = clusterIndex < 0 ? "Next difference" : `Next difference (${clusterIndex + 1} of ${clusters.length})`;
      view.classList.toggle("frames-off", !frames);
      if (shown === "side") {
        if (reference) view.append(pane("Reference", sizeOf("reference"), sheet(copyOf("reference"))));
        if (actual) view.append(pane("Actual", sizeOf("actual"), sheet(copyOf("actual"))));
      } else if (shown === "slider") {
        const divider = make("div", { className: "divider", tabIndex: 0 });
        divider.setAttribute("role", "slider");
        divider.setAttribute("aria-label", "Where the reference ends and the actual picture begins");
        divider.onpointerdown = (event) => {
          divider.setPointerCapture(event.pointerId);
          divider.onpointermove = (move) => {
            const box = divider.parentElement.getBoundingClientRect();
            setPosition((move.clientX - box.left) / box.width);
          };
          divider.onpointerup = () => { divider.onpointermove = null; };
          event.preventDefault();
        };
        const content = sheet(copyOf("reference"), copyOf("actual"));
        content.append(divider);
        view.append(pane("Reference left, actual right", "", content));
        setPosition(position);
      } else if (shown === "blink") {
        view.append(pane("", "", sheet(copyOf("reference"), copyOf("actual"))));
        blink(showsActual);
        if (!matchMedia("(prefers-reduced-motion: reduce)").matches) timer = setInterval(() => blink(!showsActual), 600);
      } else {
        const level = clusters.reduce((most, cluster) => Math.max(most, cluster[4]), 0);
        view.append(pane("Difference", level ? `at most ${level} of 255` : "", sheet(difference())));
      }
      resize();
      inspect();
    };
    const resize = () => {
      const size = factor();
      zoomValue.textContent = size >= 1 ? `${size * 100}%` : `${Math.round(size * 100)}%`;
      for (const content of view.querySelectorAll(".sheet")) {
        content.style.width = width * size + "px";
        content.style.height = height * size + "px";
        content.classList.toggle("smooth", size < 1);
        for (const frame of content.querySelectorAll(".frame")) place(frame, frame.dataset.box.split(",").map(Number), size);
      }
      placeCross();
    };
    const place = (element, [x, y, w, h], size) => Object.assign(element.style, {
      left: x * size + "px", top: y * size + "px", width: w * size + "px", height: h * size + "px",
    });
    const setPosition = (value) => {
      position = Math.min(Math.max(value, 0), 1);
      const divider = view.querySelector(".divider");
      if (!divider) return;
      divider.style.left = position * 100 + "%";
      divider.setAttribute("aria-valuenow", Math.round(position * 100));
      view.querySelector("canvas.actual").style.clipPath = `inset(0 0 0 ${position * 100}%)`;
      view.querySelector("canvas.reference").style.clipPath = `inset(0 ${100 - position * 100}% 0 0)`;
    };
    const blink = (value) => {
      showsActual = value;
      view.querySelector("canvas.actual").style.visibility = value ? "" : "hidden";
      view.querySelector("canvas.reference").style.visibility = value ? "hidden" : "";
      view.querySelector(".pane > b").firstChild.textContent = value ? "Actual" : "Reference";
    };
    const setMode = (value) => {
      if (!buttons[value].disabled) { mode = value; draw(); }
    };
    /// Keeps the middle of the picture, or a point of it, in the middle.
    const setZoom = (value, point) => {
      const before = view.querySelector(".scroller");
      const old = factor();
      const middle = point || (before && {
        x: (before.scrollLeft + before.clientWidth / 2) / old, y: (before.scrollTop + before.clientHeight / 2) / old,
      });
      zoom = value;
      resize();
      for (const scroller of view.querySelectorAll(".scroller")) {
        scroller.scrollLeft = middle.x * factor() - scroller.clientWidth / 2 + 12;
        scroller.scrollTop = middle.y * factor() - scroller.clientHeight / 2 + 12;
      }
    };
    const stepZoom = (direction) => {
      const now = factor();
      const next = direction > 0 ? factors.find((one) => one > now * 1.01) : factors.findLast((one) => one < now * 0.99);
      if (next) setZoom(next, cursor || undefined);
    };
    const nextCluster = () => {
      if (!clusters.length) return;
      clusterIndex = (clusterIndex + 1) % clusters.length;
      const [x, y, w, h] = clusters[clusterIndex];
      const scroller = view.querySelector(".scroller");
      const room = Math.min(scroller.clientWidth / (w + 24), scroller.clientHeight / (h + 24));
      cursor = nearestChange([x, y, w, h]);
      draw();
      setZoom(factors.findLast((one) => one <= Math.max(room, 1)) || 1, { x: x + w / 2, y: y + h / 2 });
    };
    /// One rectangle around all that differs, where the test has not said more.
    const bounds = () => {
      let [left, top, right, bottom, most] = [width, height, 0, 0, 0];
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
        const old = pixel("reference", x, y), now = pixel("actual", x, y);
        if (String(old) === String(now)) continue;
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
        if (old && now) most = Math.max(most, ...now.map((one, index) => Math.abs(one - old[index])));
      }
      return right > left ? [[left, top, right - left, bottom - top, most]] : [];
    };
    /// The pixel that differs nearest to a rectangle's middle.
    const nearestChange = ([x, y, w, h]) => {
      const middle = { x: x + (w >> 1), y: y + (h >> 1) };
      let best = middle, least = Infinity;
      for (let row = y; row < y + h; row++) for (let column = x; column < x + w; column++) {
        const distance = (row - middle.y) ** 2 + (column - middle.x) ** 2;
        if (distance >= least || String(pixel("reference", column, row)) === String(pixel("actual", column, row))) continue;
        best = { x: column, y: row };
        least = distance;
      }
      return best;
    };
    const toggleFrames = () => { frames = !frames; draw(); };

    // Pixel values

    const hex = (value) => value
      ? "#" + value.slice(0, value[3] === 255 ? 3 : 4).map((one) => one.toString(16).padStart(2, "0")).join("").toUpperCase() : "none";
    const value = (title, color) => make("span", {}, make("small", { textContent: title + " " }),
      color ? swatch(color) : "", make("span", { className: "mono", textContent: hex(color) }));
    const swatch = (color) => {
      const element = make("span", { className: "swatch" });
      element.style.background = `rgba(${color[0]}, ${color[1]}, ${color[2]}, ${color[3] / 255})`;
      return element;
    };
    const loupe = (side) => {
      const canvas = make("canvas", { width: 66, height: 66, title: side });
      const context = canvas.getContext("2d");
      context.imageSmoothingEnabled = false;
      context.drawImage(pictures[side].canvas, cursor.x - 5, cursor.y - 5, 11, 11, 0, 0, 66, 66);
      context.strokeStyle = "#fff";
      context.strokeRect(29.5, 29.5, 7, 7);
      context.strokeStyle = "#000";
      context.strokeRect(28.5, 28.5, 9, 9);
      return canvas;
    };
    const inspect = () => {
      pixels.replaceChildren();
      if (!cursor || !width) {
        pixels.append(make("small", { textContent: "Point at a pixel, or press Shift and an arrow, for its values." }));
        return placeCross();
      }
      const old = pixel("reference", cursor.x, cursor.y), now = pixel("actual", cursor.x, cursor.y);
      for (const side of ["reference", "actual"]) if (pictures[side]) pixels.append(loupe(side));
      const points = scale === 1 ? "" : ` · ${+(cursor.x / scale).toFixed(2)}, ${+(cursor.y / scale).toFixed(2)} pt`;
      const lines = make("div", {}, make("div", { className: "mono", textContent: `x ${cursor.x}, y ${cursor.y}${points}` }));
      if (pictures.reference) lines.append(make("div", {}, value("reference", old)));
      if (pictures.actual) lines.append(make("div", {}, value("actual", now)));
      pixels.append(lines);
      if (old && now) {
        const deltas = now.map((one, index) => one - old[index]);
        const text = deltas.some(Boolean)
          ? deltas.map((one, index) => one ? "RGBA"[index] + (one > 0 ? "+" : "−") + Math.abs(one) : "").filter(Boolean).join(" ") : "the same";
        pixels.append(make("span", { className: deltas.some(Boolean) ? "delta mono" : "soft", textContent: text }));
      }
      placeCross();
    };
    const placeCross = () => {
      for (const old of view.querySelectorAll(".cross")) old.remove();
      if (!cursor || factor() < 4) return;
      for (const content of view.querySelectorAll(".sheet")) {
        const cross = make("div", { className: "cross" });
        place(cross, [cursor.x, cursor.y, 1, 1], factor());
        content.append(cross);
      }
    };
    view.addEventListener("pointermove", (event) => {
      const content = event.target.closest(".sheet");
      if (!content) return;
      const box = content.getBoundingClientRect();
      moveTo(Math.floor((event.clientX - box.left) / factor()), Math.floor((event.clientY - box.top) / factor()));
    });
    const moveTo = (x, y) => {
      cursor = { x: Math.min(Math.max(x, 0), width - 1), y: Math.min(Math.max(y, 0), height - 1) };
      inspect();
    };
    const moveBy = (x, y) => {
      if (!width) return;
      const start = cursor || { x: width >> 1, y: height >> 1 };
      moveTo(start.x + x, start.y + y);
    };
    new ResizeObserver(() => { if (width) resize(); }).observe(view);

    const open = (target) => {
      if (owner === target) return;
      clearInterval(timer);
      owner = target;
      delete element.dataset.ready;
      const images = ["reference", "actual"].map((name) => target.querySelector(`.pictures img.${name}`));
      if (!images.some(Boolean)) return element.remove();
      target.querySelector(".pictures").after(element);
      Promise.all(images.map((image) => image ? image.decode().catch(() => {}) : null)).then(() => {
        if (owner !== target) return;
        pictures = { reference: read(images[0]), actual: read(images[1]) };
        const present = Object.values(pictures).filter(Boolean);
        if (!present.length) return element.remove();
        width = Math.max(...present.map((one) => one.width));
        height = Math.max(...present.map((one) => one.height));
        scale = Number(target.dataset.scale) || 1;
        clusters = (target.dataset.clusters || "").split(";").filter(Boolean).map((text) => text.split(",").map(Number));
        if (!clusters.length && present.length === 2) clusters = bounds();
        zoom = 0; clusterIndex = -1; cursor = null;
        draw();
        element.dataset.ready = target.id;
      });
    };
    return {
      open, setMode, setZoom, stepZoom, nextCluster, toggleFrames, moveBy, modes,
      slide: (offset) => { if (mode === "slider") setPosition(position + offset); return mode === "slider"; },
      blink: () => { if (mode !== "blink") return false; clearInterval(timer); blink(!showsActual); return true; },
    };
  })();

  // Keys

  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const keys = {
    j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
    ArrowLeft: () => stage.slide(-0.02), ArrowRight: () => stage.slide(0.02),
    1: () => stage.setMode("side"), 2: () => stage.setMode("slider"), 3: () => stage.setMode("blink"), 4: () => stage.setMode("difference"),
    " ": () => stage.blink(), "+": () => stage.stepZoom(1), "=": () => stage.stepZoom(1), "-": () => stage.stepZoom(-1), 0: () => stage.setZoom(0),
    n: () => stage.nextCluster(), f: () => stage.toggleFrames(), d: toggleTheme, s: save, c: copy,
    a: () => {
      const box = current && current.querySelector(".choose:not(:disabled)");
      if (box) { box.checked = !box.checked; count(); }
    },
    A: () => {
      const box = current && current.closest(".group").querySelector(".choose-group");
      if (box) chooseGroup(current.closest(".group"), !box.checked);
    },
    p: () => go("passes"),
    "/": () => { $("search").focus(); $("search").select(); },
    "?": () => $("help").showModal(),
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || $("help").open) return;
    if (event.target === $("search")) {
      if (event.key === "Escape" || event.key === "Enter") {
        if (event.key === "Escape") { $("search").value = ""; search(); }
        $("main").focus();
        event.preventDefault();
      }
      return;
    }
    if (event.shiftKey && arrows[event.key]) {
      const step = event.altKey ? 10 : 1;
      stage.moveBy(...arrows[event.key].map((one) => one * step));
      return event.preventDefault();
    }
    // A focused button or box takes the keys that press it.
    if (event.altKey || event.key === " " && event.target.matches("button, input, summary, a")) return;
    const action = keys[event.key];
    if (!action) return;
    if (action() !== false) event.preventDefault();
  });
  addEventListener("hashchange", show);
  count();
  show();
})();
