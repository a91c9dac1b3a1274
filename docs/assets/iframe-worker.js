// Opened from a disk a page may start no workers, and the search is one. So there it runs in a hidden frame: the same
// program, with a stand-in for what a worker has. The theme looks for the name IFrameWorker in the page.
if (location.protocol === "file:") {
  window.IFrameWorker = class extends EventTarget {
    constructor(address) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      this.inside = new Promise((ready) => {
        frame.onload = () => {
          frame.onload = null;
          const inside = frame.contentWindow;
          inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
          inside.importScripts = async (...addresses) => {
            for (const next of addresses) await run(inside, next);
          };
          run(inside, address).then(() => ready(inside));
        };
      });
      document.body.append(frame);
    }

    async postMessage(data) {
      (await this.inside).dispatchEvent(new MessageEvent("message", { data }));
    }
  };
  window.Worker = window.IFrameWorker;
}

function run(inside, address) {
  return new Promise((done, failed) => {
    const script = inside.document.createElement("script");
    script.onload = done;
    script.onerror = failed;
    script.src = address;
    inside.document.body.append(script);
  });
}
