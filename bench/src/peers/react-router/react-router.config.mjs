export default { buildDirectory: process.env.PEER_OUT };
